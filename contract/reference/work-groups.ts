/** Kinds of work that share a picture. */
export const workGroups = [
  'child',
  'home',
  'kitchen',
  'care',
  'road',
  'garden',
  'guard',
  'repair',
  'cloth',
  'table',
  'office',
  'lesson',
  'animal',
] as const
export type WorkGroup = (typeof workGroups)[number]

/** By the id of the job title, which is also that of the work types in other letters. */
const groups: { readonly [id: string]: WorkGroup } = {
  accountant: 'office',
  babysitter: 'child',
  baker: 'kitchen',
  barista: 'table',
  caregiver: 'care',
  carpenter: 'repair',
  cashier: 'office',
  chef: 'kitchen',
  cleaner: 'home',
  cook: 'kitchen',
  'cook-chef': 'kitchen',
  'delivery-courier': 'road',
  driver: 'road',
  electrician: 'repair',
  'event-assistant': 'table',
  gardener: 'garden',
  handyman: 'repair',
  'home-nurse': 'care',
  housekeeper: 'home',
  janitor: 'home',
  'laundry-worker': 'cloth',
  nanny: 'child',
  'office-assistant': 'office',
  painter: 'repair',
  'pet-sitter': 'animal',
  plumber: 'repair',
  'pool-technician': 'garden',
  receptionist: 'office',
  salesperson: 'office',
  'security-guard': 'guard',
  tailor: 'cloth',
  tutor: 'lesson',
  waiter: 'table',
  'window-cleaner': 'home',
}

/** The picture of a job title's id or of a work type such as COOK_CHEF; work in homes where neither is known. */
export const workGroupOf = (kind: string): WorkGroup =>
  groups[kind.toLowerCase().replaceAll('_', '-')] ?? 'home'

/** @internal */
export const isGrouped = (id: string): boolean => Object.hasOwn(groups, id)
