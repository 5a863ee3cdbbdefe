import type { Option } from './option.ts'
import { religions } from './people.ts'

export const jobTypes = [
  { value: 'FULL_TIME', label: { en: 'Full time', am: 'ሙሉ ጊዜ', om: 'Yeroo guutuu' } },
  { value: 'PART_TIME', label: { en: 'Part time', am: 'ከፊል ጊዜ', om: 'Yeroo gartokkee' } },
  { value: 'LIVE_IN', label: { en: 'Live in', am: 'አዳር (በአሠሪ ቤት)', om: 'Mana hojjechiisaa buluu' } },
  { value: 'HOME_BASED', label: { en: 'Home based', am: 'ከቤት ሆኖ የሚሠራ', om: 'Manaa kan hojjetamu' } },
] as const satisfies readonly Option[]

export const workTypes = [
  { value: 'NANNY', label: { en: 'Nanny', am: 'ሞግዚት', om: "Guddiftuu daa'imaa" } },
  { value: 'HOUSEKEEPER', label: { en: 'Housekeeper', am: 'የቤት ሠራተኛ', om: 'Hojjetaa manaa' } },
  { value: 'BABYSITTER', label: { en: 'Babysitter', am: 'ሕፃን ጠባቂ', om: "Eegaa daa'imaa" } },
  { value: 'COOK_CHEF', label: { en: 'Cook/Chef', am: 'ምግብ አብሳይ/ሼፍ', om: 'Nyaata bilcheessaa/Sheefii' } },
  { value: 'CAREGIVER', label: { en: 'Caregiver', am: 'ተንከባካቢ', om: 'Kunuunsaa' } },
] as const satisfies readonly Option[]

export const payTypes = [
  { value: 'monthly', label: { en: 'Monthly Salary', am: 'ወርሃዊ ደመወዝ', om: "Mindaa ji'aa" } },
  { value: 'hourly', label: { en: 'Hourly Rate', am: 'የሰዓት ክፍያ', om: "Kaffaltii sa'aatii" } },
] as const satisfies readonly Option[]

export const salaryRanges = [
  { value: '1000-2000', label: { en: '1000-2000', am: '1000-2000 ብር', om: 'Birrii 1000-2000' } },
  { value: '2000-3000', label: { en: '2000-3000', am: '2000-3000 ብር', om: 'Birrii 2000-3000' } },
  { value: '3000-4000', label: { en: '3000-4000', am: '3000-4000 ብር', om: 'Birrii 3000-4000' } },
  { value: '4000-5000', label: { en: '4000-5000', am: '4000-5000 ብር', om: 'Birrii 4000-5000' } },
  { value: '5000+', label: { en: '5000+', am: 'ከ5000 ብር በላይ', om: 'Birrii 5000 ol' } },
] as const satisfies readonly Option[]

export const jobStatuses = [
  { value: 'ACTIVE', label: { en: 'Active', am: 'ክፍት', om: 'Banaa' } },
  { value: 'INACTIVE', label: { en: 'Inactive', am: 'ለጊዜው የቆመ', om: 'Yeroof kan dhaabbate' } },
  { value: 'CLOSED', label: { en: 'Closed', am: 'የተዘጋ', om: 'Cufaa' } },
] as const satisfies readonly Option[]

export const applicationStatuses = [
  { value: 'PENDING', label: { en: 'Pending', am: 'በመጠባበቅ ላይ', om: 'Eegaa jira' } },
  { value: 'REVIEWING', label: { en: 'Reviewing', am: 'በግምገማ ላይ', om: 'Gamaaggamamaa jira' } },
  {
    value: 'SHORTLISTED',
    label: { en: 'Shortlisted', am: 'ለዕጩነት ተመርጠዋል', om: 'Kaadhimameera' },
  },
  { value: 'INTERVIEWING', label: { en: 'Interviewing', am: 'በቃለ መጠይቅ ላይ', om: 'Af-gaaffii irra jira' } },
  { value: 'OFFERED', label: { en: 'Offered', am: 'የሥራ ግብዣ ቀርቧል', om: 'Affeerraan hojii dhiyaateera' } },
  { value: 'REJECTED', label: { en: 'Rejected', am: 'ተቀባይነት አላገኘም', om: 'Fudhatama hin arganne' } },
] as const satisfies readonly Option[]

/** Of the person wanted. The form says "It does not matter"; what travels is ANY. */
export const jobFormGenders = [
  { value: 'MALE', label: { en: 'Male', am: 'ወንድ', om: 'Dhiira' } },
  { value: 'FEMALE', label: { en: 'Female', am: 'ሴት', om: 'Dubartii' } },
  { value: 'OTHER', label: { en: 'Other', am: 'ሌላ', om: 'Kan biraa' } },
  { value: 'ANY', label: { en: 'It does not matter', am: 'ልዩነት የለውም', om: 'Garaagarummaa hin qabu' } },
] as const satisfies readonly Option[]

export const jobFormReligions = religions.filter((religion) => religion.value !== 'Waqefata')
