import { kindCodes, languageCodes, placeCodes, skillCodes } from '../../contract/reference/codes.ts'

/** The list, with those that everybody knows at its beginning. */
const commonFirst = (list: readonly string[], known: readonly string[]): string[] => [
  ...known,
  ...list.filter((value) => !known.includes(value)),
]

export const places = commonFirst(placeCodes, [
  'addis-ababa-bole',
  'addis-ababa-yeka',
  'addis-ababa-kirkos',
  'adama',
  'hawassa',
  'bahir-dar',
  'jimma',
  'mekelle',
  'addis-ababa-arada',
  'dire-dawa',
])
export const skills = commonFirst(skillCodes, [
  'childcare',
  'cleaning',
  'cooking',
  'housekeeping',
  'babysitting',
])
export const languages = commonFirst(languageCodes, ['am', 'om', 'en', 'ti'])
export const kinds = commonFirst(kindCodes, [
  'nanny',
  'housekeeper',
  'cook',
  'babysitter',
  'caregiver',
  'cleaner',
  'driver',
  'security-guard',
  'gardener',
  'tutor',
])
