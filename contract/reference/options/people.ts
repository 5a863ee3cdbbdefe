import type { Option } from './option.ts'

export const userTypes = [
  { value: 'CAREER', label: { en: 'Looking for Career', am: 'ሥራ ፈላጊ', om: 'Barbaadaa hojii' } },
  { value: 'BUSINESS', label: { en: 'Business', am: 'የንግድ ድርጅት', om: 'Dhaabbata daldalaa' } },
  { value: 'HOUSEHOLD', label: { en: 'Household', am: 'ቤተሰብ', om: 'Maatii' } },
] as const satisfies readonly Option[]

const male = { value: 'MALE', label: { en: 'Male', am: 'ወንድ', om: 'Dhiira' } } as const satisfies Option
const female = {
  value: 'FEMALE',
  label: { en: 'Female', am: 'ሴት', om: 'Dubartii' },
} as const satisfies Option
const otherGender = {
  value: 'OTHER',
  label: { en: 'Other', am: 'ሌላ', om: 'Kan biraa' },
} as const satisfies Option

export const genders = [male, female, otherGender] as const
/** The filters' own order. */
export const genderFilters = [female, male, otherGender] as const

export const ageRanges = [
  { value: '18-19', label: { en: '18-19', am: '18-19 ዓመት', om: 'Waggaa 18-19' } },
  { value: '20-21', label: { en: '20-21', am: '20-21 ዓመት', om: 'Waggaa 20-21' } },
  { value: '22-23', label: { en: '22-23', am: '22-23 ዓመት', om: 'Waggaa 22-23' } },
  { value: '24-25', label: { en: '24-25', am: '24-25 ዓመት', om: 'Waggaa 24-25' } },
  { value: '26-27', label: { en: '26-27', am: '26-27 ዓመት', om: 'Waggaa 26-27' } },
  { value: '28-29', label: { en: '28-29', am: '28-29 ዓመት', om: 'Waggaa 28-29' } },
  { value: '30-31', label: { en: '30-31', am: '30-31 ዓመት', om: 'Waggaa 30-31' } },
  { value: '32-33', label: { en: '32-33', am: '32-33 ዓመት', om: 'Waggaa 32-33' } },
  { value: '34-35', label: { en: '34-35', am: '34-35 ዓመት', om: 'Waggaa 34-35' } },
  { value: '36-37', label: { en: '36-37', am: '36-37 ዓመት', om: 'Waggaa 36-37' } },
  { value: '38-39', label: { en: '38-39', am: '38-39 ዓመት', om: 'Waggaa 38-39' } },
  { value: '40-41', label: { en: '40-41', am: '40-41 ዓመት', om: 'Waggaa 40-41' } },
  { value: '42-43', label: { en: '42-43', am: '42-43 ዓመት', om: 'Waggaa 42-43' } },
  { value: '44-45', label: { en: '44-45', am: '44-45 ዓመት', om: 'Waggaa 44-45' } },
  { value: '46-47', label: { en: '46-47', am: '46-47 ዓመት', om: 'Waggaa 46-47' } },
  { value: '48-49', label: { en: '48-49', am: '48-49 ዓመት', om: 'Waggaa 48-49' } },
  { value: '50-51', label: { en: '50-51', am: '50-51 ዓመት', om: 'Waggaa 50-51' } },
  { value: '52-53', label: { en: '52-53', am: '52-53 ዓመት', om: 'Waggaa 52-53' } },
  { value: '54-55', label: { en: '54-55', am: '54-55 ዓመት', om: 'Waggaa 54-55' } },
  { value: '56+', label: { en: '56+', am: '56 ዓመትና ከዚያ በላይ', om: 'Waggaa 56 fi isaa ol' } },
] as const satisfies readonly Option[]

export const religions = [
  { value: 'Christianity', label: { en: 'Christianity', am: 'ክርስትና', om: 'Kiristaanummaa' } },
  { value: 'Islam', label: { en: 'Islam', am: 'እስልምና', om: 'Islaamummaa' } },
  { value: 'Orthodox', label: { en: 'Orthodox', am: 'ኦርቶዶክስ', om: 'Ortodoksii' } },
  { value: 'Catholic', label: { en: 'Catholic', am: 'ካቶሊክ', om: 'Kaatolikii' } },
  { value: 'Protestant', label: { en: 'Protestant', am: 'ፕሮቴስታንት', om: 'Pirotestaantii' } },
  { value: 'Waqefata', label: { en: 'Waqefata', am: 'ዋቄፈና', om: 'Waaqeffannaa' } },
  { value: 'Other', label: { en: 'Other', am: 'ሌላ', om: 'Kan biraa' } },
] as const satisfies readonly Option[]

export const education = [
  {
    value: 'High School',
    label: { en: 'High School', am: 'ሁለተኛ ደረጃ ትምህርት', om: 'Barnoota sadarkaa lammaffaa' },
  },
  {
    value: 'Vocational Training',
    label: { en: 'Vocational Training', am: 'የሙያ ሥልጠና', om: 'Leenjii ogummaa' },
  },
  { value: 'Associate Degree', label: { en: 'Associate Degree', am: 'ዲፕሎማ', om: 'Diploomaa' } },
  { value: 'Bachelor Degree', label: { en: 'Bachelor Degree', am: 'የመጀመሪያ ዲግሪ', om: 'Digirii jalqabaa' } },
  {
    value: 'Master Degree',
    label: { en: 'Master Degree', am: 'ሁለተኛ ዲግሪ (ማስተርስ)', om: 'Digirii lammaffaa (Maastarsii)' },
  },
  { value: 'PhD', label: { en: 'PhD', am: 'ሦስተኛ ዲግሪ (ዶክትሬት)', om: 'Digirii sadaffaa (PhD)' } },
  { value: 'Other', label: { en: 'Other', am: 'ሌላ', om: 'Kan biraa' } },
] as const satisfies readonly Option[]

export const experience = [
  { value: 'Less than 1 year', label: { en: 'Less than 1 year', am: 'ከ1 ዓመት በታች', om: 'Waggaa 1 gadi' } },
  { value: '1-2 years', label: { en: '1-2 years', am: '1-2 ዓመት', om: 'Waggaa 1-2' } },
  { value: '3-5 years', label: { en: '3-5 years', am: '3-5 ዓመት', om: 'Waggaa 3-5' } },
  { value: '5-10 years', label: { en: '5-10 years', am: '5-10 ዓመት', om: 'Waggaa 5-10' } },
  { value: 'More than 10 years', label: { en: 'More than 10 years', am: 'ከ10 ዓመት በላይ', om: 'Waggaa 10 ol' } },
] as const satisfies readonly Option[]

export const guarantorRelationships = [
  { value: 'PARENT', label: { en: 'Parent', am: 'ወላጅ', om: 'Haadha yookaan abbaa' } },
  {
    value: 'SIBLING',
    label: { en: 'Brother or sister', am: 'ወንድም ወይም እህት', om: 'Obboleessa yookaan obboleettii' },
  },
  { value: 'SPOUSE', label: { en: 'Spouse', am: 'የትዳር አጋር', om: 'Abbaa manaa yookaan haadha manaa' } },
  { value: 'RELATIVE', label: { en: 'Relative', am: 'ዘመድ', om: 'Fira' } },
  { value: 'FRIEND', label: { en: 'Friend', am: 'ጓደኛ', om: 'Hiriyaa' } },
  { value: 'NEIGHBOUR', label: { en: 'Neighbour', am: 'ጎረቤት', om: 'Ollaa' } },
  { value: 'COLLEAGUE', label: { en: 'Colleague', am: 'የሥራ ባልደረባ', om: 'Hiriyaa hojii' } },
  { value: 'FORMER_EMPLOYER', label: { en: 'Former employer', am: 'የቀድሞ አሠሪ', om: 'Hojjechiisaa duraanii' } },
  { value: 'TEACHER', label: { en: 'Teacher', am: 'መምህር', om: 'Barsiisaa' } },
  { value: 'RELIGIOUS_LEADER', label: { en: 'Religious leader', am: 'የሃይማኖት መሪ', om: 'Gaggeessaa amantii' } },
  { value: 'COMMUNITY_ELDER', label: { en: 'Community elder', am: 'የአካባቢ ሽማግሌ', om: 'Jaarsa biyyaa' } },
  { value: 'OTHER', label: { en: 'Other', am: 'ሌላ', om: 'Kan biraa' } },
] as const satisfies readonly Option[]
