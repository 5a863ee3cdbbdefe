import {
  BriefcaseBusiness,
  FileText,
  HandCoins,
  LayoutDashboard,
  Mail,
  Megaphone,
  Pencil,
  Search,
  Settings,
  Star,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import type { AccountType } from '../../contract/rules/accounts.ts'
import type application from '../locales/en/application.json'

type Label = keyof (typeof application)['places']
export type AreaPlace = { path: string; label: Label; Icon: LucideIcon }

const account: AreaPlace = { path: '/account', label: 'account', Icon: Settings }

const employer: readonly AreaPlace[] = [
  { path: '/employer-profile', label: 'profile', Icon: LayoutDashboard },
  { path: '/employer/post-job', label: 'postJob', Icon: Megaphone },
  { path: '/employer/search-employee', label: 'searchEmployee', Icon: Search },
  { path: '/employer/profile/edit', label: 'editProfile', Icon: Pencil },
  account,
]

/** What each kind of account finds in its area; the first five stand in the bar of a phone. */
export const areaPlaces: { readonly [Type in AccountType]: readonly AreaPlace[] } = {
  CAREER: [
    { path: '/jobseeker/profile', label: 'profile', Icon: UserRound },
    { path: '/jobseeker/job-search', label: 'jobSearch', Icon: Search },
    { path: '/jobseeker/Applications', label: 'applications', Icon: FileText },
    { path: '/jobseeker/messages', label: 'messages', Icon: Mail },
    { path: '/jobseeker/JobOffers', label: 'jobOffers', Icon: BriefcaseBusiness },
    { path: '/jobseeker/edit-profile', label: 'editProfile', Icon: Pencil },
    { path: '/jobseeker/update-skills', label: 'updateSkills', Icon: Star },
    account,
  ],
  HOUSEHOLD: employer,
  BUSINESS: employer,
  PARTNER: [
    { path: '/partner/dashboard', label: 'dashboard', Icon: HandCoins },
    { path: '/partner/edit', label: 'editProfile', Icon: Pencil },
    account,
  ],
  ADMIN: [{ path: '/admin', label: 'admin', Icon: LayoutDashboard }, account],
}

/** Whose area an address lies in; null where it is everyone's. */
export function areaOf(path: string): readonly AccountType[] | null {
  const lower = path.toLowerCase()
  if (lower.startsWith('/jobseeker/')) return ['CAREER']
  if (lower === '/employer-profile' || lower.startsWith('/employer/')) return ['HOUSEHOLD', 'BUSINESS']
  if (lower === '/agent' || lower.startsWith('/partner/')) return ['PARTNER']
  return lower.startsWith('/admin') ? ['ADMIN'] : null
}

/** Two spellings of one screen. */
const aliases: { readonly [path: string]: string } = {
  '/jobseeker/dashboard': '/jobseeker/profile',
  '/jobseeker/jobs': '/jobseeker/job-search',
  '/jobseeker/preferences': '/jobseeker/job-preferences',
  '/jobseeker/skills': '/jobseeker/skills-certification',
  '/employer/profile': '/employer-profile',
  '/agent': '/partner/dashboard',
}

/** The one address of a screen, in small letters. */
export function screenPath(path: string): string {
  const lower = path
    .toLowerCase()
    .replace(/^\/(am|om)(?=\/)/, '')
    .replace(/\/+$/, '')
  return aliases[lower] ?? lower
}
