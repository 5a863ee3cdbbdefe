import type { Language } from '../../rules/language.ts'
import type { Option } from './option.ts'

export const siteLanguages = [
  { value: 'en', label: { en: 'English', am: 'እንግሊዝኛ', om: 'Afaan Ingilizii' } },
  { value: 'am', label: { en: 'Amharic', am: 'አማርኛ', om: 'Afaan Amaaraa' } },
  { value: 'om', label: { en: 'Afaan Oromoo', am: 'አፋን ኦሮሞ', om: 'Afaan Oromoo' } },
] as const satisfies readonly Option<Language>[]

export const contactTopics = [
  { value: 'job', label: { en: 'Looking for a career', am: 'ሥራ እየፈለግሁ ነው', om: 'Hojii barbaadaan jira' } },
  {
    value: 'hire',
    label: {
      en: 'Looking for skilled workers for business',
      am: 'ለድርጅቴ የሠለጠኑ ሠራተኞችን እየፈለግሁ ነው',
      om: "Dhaabbata kootiif hojjettoota leenji'an barbaadaan jira",
    },
  },
  { value: 'support', label: { en: 'Support/Other', am: 'ድጋፍ/ሌላ', om: 'Deeggarsa/Kan biraa' } },
] as const satisfies readonly Option[]

export const messageStatuses = [
  { value: 'Read', label: { en: 'Read', am: 'የተነበበ', om: 'Kan dubbifame' } },
  { value: 'Unread', label: { en: 'Unread', am: 'ያልተነበበ', om: 'Kan hin dubbifamne' } },
] as const satisfies readonly Option[]
