import { createInstance, type TFunction } from 'i18next'
import { createContext, useContext, type ReactNode } from 'react'
import type { Language } from '../../contract/rules/language.ts'
import type apiDocs from '../locales/en/apiDocs.json'
import type carousel from '../locales/en/carousel.json'
import type certificatePage from '../locales/en/certificatePage.json'
import type common from '../locales/en/common.json'
import type controls from '../locales/en/controls.json'
import type documentChecks from '../locales/en/documentChecks.json'
import type documents from '../locales/en/documents.json'
import type dates from '../locales/en/dates.json'
import type errors from '../locales/en/errors.json'
import type footer from '../locales/en/footer.json'
import type gallery from '../locales/en/gallery.json'
import type galleryChoices from '../locales/en/galleryChoices.json'
import type galleryDates from '../locales/en/galleryDates.json'
import type galleryParts from '../locales/en/galleryParts.json'
import type landing from '../locales/en/landing.json'
import type news from '../locales/en/news.json'
import type newsletter from '../locales/en/newsletter.json'
import type newsletterForm from '../locales/en/newsletterForm.json'
import type noticeStop from '../locales/en/noticeStop.json'
import type notFound from '../locales/en/notFound.json'
import type comingSoon from '../locales/en/comingSoon.json'
import type home from '../locales/en/home.json'
import type pages from '../locales/en/pages.json'
import type progress from '../locales/en/progress.json'
import type screens from '../locales/en/screens.json'
import type staffCertificates from '../locales/en/staffCertificates.json'
import type shell from '../locales/en/shell.json'
import type savedSearches from '../locales/en/savedSearches.json'
import type screenParts from '../locales/en/screenParts.json'
import type training from '../locales/en/training.json'
import type trainingModules from '../locales/en/trainingModules.json'
import type trouble from '../locales/en/trouble.json'

import type messages from '../locales/en/messages.json'
import type login from '../locales/en/login.json'
import type quickRegistration from '../locales/en/quickRegistration.json'
import type registrationForm from '../locales/en/registrationForm.json'
import type recovery from '../locales/en/recovery.json'
import type partner from '../locales/en/partner.json'
import type personMatch from '../locales/en/personMatch.json'
import type onboarding from '../locales/en/onboarding.json'
import type accounts from '../locales/en/accounts.json'
import type jobSearch from '../locales/en/jobSearch.json'
import type applications from '../locales/en/applications.json'
import type applying from '../locales/en/applying.json'
import type searching from '../locales/en/searching.json'
import type seekerSearch from '../locales/en/seekerSearch.json'
import type finding from '../locales/en/finding.json'
import type reports from '../locales/en/reports.json'
import type applicants from '../locales/en/applicants.json'
import type guarantorPage from '../locales/en/guarantorPage.json'
import type guarantors from '../locales/en/guarantors.json'
import type hires from '../locales/en/hires.json'
import type hiring from '../locales/en/hiring.json'
import type hiringHistory from '../locales/en/hiringHistory.json'
import type workPlacement from '../locales/en/workPlacement.json'
import type offers from '../locales/en/offers.json'
import type placements from '../locales/en/placements.json'
import type settings from '../locales/en/settings.json'
import type employer from '../locales/en/employer.json'
import type profile from '../locales/en/profile.json'
import type picture from '../locales/en/picture.json'
import type jobForm from '../locales/en/jobForm.json'
import type postings from '../locales/en/postings.json'
import type backOffice from '../locales/en/backOffice.json'
/** One file per namespace, which is the first word of a key. */
type AllTexts = {
  apiDocs: typeof apiDocs
  carousel: typeof carousel
  certificatePage: typeof certificatePage
  login: typeof login
  quickRegistration: typeof quickRegistration
  registrationForm: typeof registrationForm
  recovery: typeof recovery
  partner: typeof partner
  personMatch: typeof personMatch
  onboarding: typeof onboarding
  accounts: typeof accounts
  settings: typeof settings
  jobSearch: typeof jobSearch
  applications: typeof applications
  applying: typeof applying
  searching: typeof searching
  seekerSearch: typeof seekerSearch
  finding: typeof finding
  reports: typeof reports
  applicants: typeof applicants
  guarantorPage: typeof guarantorPage
  guarantors: typeof guarantors
  hires: typeof hires
  hiring: typeof hiring
  hiringHistory: typeof hiringHistory
  workPlacement: typeof workPlacement
  offers: typeof offers
  placements: typeof placements
  employer: typeof employer
  profile: typeof profile
  picture: typeof picture
  jobForm: typeof jobForm
  postings: typeof postings
  backOffice: typeof backOffice
  messages: typeof messages
  common: typeof common
  controls: typeof controls
  dates: typeof dates
  documents: typeof documents
  documentChecks: typeof documentChecks
  errors: typeof errors
  footer: typeof footer
  gallery: typeof gallery
  galleryChoices: typeof galleryChoices
  galleryDates: typeof galleryDates
  galleryParts: typeof galleryParts
  landing: typeof landing
  news: typeof news
  newsletter: typeof newsletter
  progress: typeof progress
  newsletterForm: typeof newsletterForm
  noticeStop: typeof noticeStop
  notFound: typeof notFound
  comingSoon: typeof comingSoon
  home: typeof home
  pages: typeof pages
  screens: typeof screens
  shell: typeof shell
  staffCertificates: typeof staffCertificates
  savedSearches: typeof savedSearches
  screenParts: typeof screenParts
  training: typeof training
  trainingModules: typeof trainingModules
  trouble: typeof trouble
}
export type TextNamespace = keyof AllTexts
/** The texts of some namespaces, as a page carries them. */
export type TextsByNamespace = { [namespace: string]: unknown }

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: AllTexts }
  }
}

/** What a screen speaks with. */
export type Texts = {
  t: TFunction
  language: Language
  /** Texts that came later than the page. */
  add: (texts: TextsByNamespace) => void
  has: (namespace: TextNamespace) => boolean
}

/** The instance is made outside React and is complete from the start: no page waits for its words. */
export function createTexts(language: Language, texts: TextsByNamespace): Texts {
  const known = new Set(Object.keys(texts))
  const instance = createInstance()
  void instance.init({
    lng: language,
    resources: { [language]: { translation: texts } },
    // React escapes what it writes; the specification asks for plain values.
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  const plain = new Map<unknown, unknown>()
  // A text without values is always the same; looking it up anew took a third of the time to draw a screen.
  const t = new Proxy(instance.t, {
    apply: (translate, _, given: [unknown, ...unknown[]]) => {
      const [key, values] = given
      const found = values === undefined ? plain.get(key) : undefined
      if (found !== undefined) return found
      const text: unknown = Reflect.apply(translate, undefined, given)
      if (values === undefined) plain.set(key, text)
      return text
    },
  })
  return {
    t,
    language,
    add: (more) => {
      plain.clear()
      for (const namespace of Object.keys(more)) known.add(namespace)
      instance.addResourceBundle(language, 'translation', more, true, true)
    },
    has: (namespace) => known.has(namespace),
  }
}

const TextsContext = createContext<Texts | null>(null)

export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>
}

export function useTexts(): Texts {
  const texts = useContext(TextsContext)
  if (texts === null) throw new Error('A component that speaks stands outside TextsProvider')
  return texts
}
