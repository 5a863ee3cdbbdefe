import type { Option } from './option.ts'

export const trainingStatuses = [
  { value: 'completed', label: { en: 'Completed', am: 'ተጠናቅቋል', om: 'Xumurameera' } },
  { value: 'inprogress', label: { en: 'In progress', am: 'በሂደት ላይ', om: 'Adeemsa irra jira' } },
  { value: 'upcoming', label: { en: 'Upcoming', am: 'ቀጣይ', om: 'Kan itti aanu' } },
] as const satisfies readonly Option[]

export const trainingPrograms = [
  { value: 'housekeeping', label: { en: 'Housekeeping', am: 'የቤት አያያዝ', om: 'Hojii Mana Keessaa' } },
  { value: 'childcare', label: { en: 'Childcare', am: 'የልጆች እንክብካቤ', om: "Kunuunsa Daa'immanii" } },
  {
    value: 'elderly-care',
    label: { en: 'Elderly Care', am: 'የአረጋውያን እንክብካቤ', om: 'Kunuunsa Maanguddootaa' },
  },
  { value: 'cooking', label: { en: 'Cooking', am: 'ምግብ ማብሰል', om: 'Nyaata Bilcheessuu' } },
] as const satisfies readonly Option[]
