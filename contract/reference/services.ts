import services from './services.json' with { type: 'json' }
import { Vocabulary, type ShortOption } from './vocabulary.ts'

/** What the employer's form shows first. */
export const shortSkills = [
  {
    value: 'Housekeeping',
    id: 'housekeeping',
    label: { en: 'Housekeeping', am: 'የቤት አያያዝ', om: 'Hojii Mana Keessaa' },
  },
  { value: 'Cooking', id: 'cooking', label: { en: 'Cooking', am: 'ምግብ ማብሰል', om: 'Nyaata Bilcheessuu' } },
  {
    value: 'Childcare',
    id: 'childcare',
    label: { en: 'Childcare', am: 'የልጆች እንክብካቤ', om: "Kunuunsa Daa'immanii" },
  },
  {
    value: 'Elderly Care',
    id: 'elderly-care',
    label: { en: 'Elderly Care', am: 'የአረጋውያን እንክብካቤ', om: 'Kunuunsa Maanguddootaa' },
  },
  {
    value: 'Pet Care',
    id: 'pet-care',
    label: { en: 'Pet Care', am: 'የቤት እንስሳት እንክብካቤ', om: 'Kunuunsa Beeylada Manaa' },
  },
  { value: 'Laundry', id: 'laundry', label: { en: 'Laundry', am: 'ልብስ እጥበት', om: 'Uffata Miiccuu' } },
  {
    value: 'Ironing',
    id: 'ironing',
    label: { en: 'Ironing', am: 'ልብስ መተኮስ', om: 'Uffata Kaawwiyaa Gochuu' },
  },
  { value: 'Cleaning', id: 'cleaning', label: { en: 'Cleaning', am: 'ጽዳት', om: 'Qulqulleessuu' } },
  {
    value: 'Organization',
    id: 'organization-decluttering',
    label: { en: 'Organization', am: 'ማደራጀት', om: 'Qindeessuu' },
  },
  {
    value: 'First Aid',
    id: 'first-aid-cpr',
    label: { en: 'First Aid', am: 'የመጀመሪያ እርዳታ', om: 'Gargaarsa Jalqabaa' },
  },
] as const satisfies readonly ShortOption[]

/** What a worker can do and be hired for. Each has the name of an icon of lucide. */
export const skills = new Vocabulary(services, { short: shortSkills })

export const serviceCategories = skills.all
