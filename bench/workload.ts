/** What is asked for, in the words of the wire. */
export type Filters = { readonly [name: string]: string | readonly string[] }

/** Jobs, by one to five filters, common and rare, with and without a place. */
export const jobFilterSets = {
  'a job type': { jobType: 'FULL_TIME' },
  'another job type': { jobType: 'HOME_BASED' },
  'work and job type': { workType: 'NANNY', jobType: 'LIVE_IN' },
  'a gender': { gender: 'MALE' },
  'a common skill': { skills: ['Babysitting'] },
  'a rare skill': { skills: ['Window Cleaning'] },
  'three skills': { skills: ['Cooking', 'Cleaning', 'Laundry'] },
  'a common language': { languages: ['Amharic'] },
  'a rare language': { languages: ['Somali'] },
  'two languages': { languages: ['Afaan Oromoo', 'English'] },
  'an age': { ageRanges: ['26-27'] },
  'a religion': { religions: ['Orthodox'] },
  'a town': { location: ['Adama'] },
  'a small town': { location: ['Jijiga'] },
  'a whole city': { location: ['Addis Ababa'] },
  'four towns': { location: ['Adama', 'Hawassa', 'Bahir Dar', 'Jimma'] },
  'a town and a job type': { location: ['Hawassa'], jobType: 'LIVE_IN' },
  'two towns, a job type and skills': {
    location: ['Adama', 'Jimma'],
    jobType: 'FULL_TIME',
    skills: ['Cooking', 'Cleaning'],
  },
  'a town, a language and a gender': { location: ['Mekelle'], languages: ['Tigrinya'], gender: 'FEMALE' },
  'a skill and a language': { skills: ['Elderly Care'], languages: ['Afaan Oromoo'] },
  'a skill, an age and a religion': {
    skills: ['Childcare'],
    ageRanges: ['30-31'],
    religions: ['Protestant'],
  },
  'a city, a job type, a skill and a language': {
    location: ['Addis Ababa'],
    jobType: 'PART_TIME',
    skills: ['Ironing'],
    languages: ['English'],
  },
  'five filters, common': {
    location: ['Addis Ababa'],
    jobType: 'LIVE_IN',
    skills: ['Childcare', 'Babysitting'],
    languages: ['Amharic'],
    gender: 'FEMALE',
  },
  'five filters, rare': {
    location: ['Jijiga', 'Semera'],
    jobType: 'HOME_BASED',
    skills: ['Driving'],
    languages: ['Somali'],
    religions: ['Islam'],
  },
} as const satisfies { [name: string]: Filters }

/** What is typed, for jobs and for people alike: one to four things, common and rare, in three languages. */
const typedTexts = {
  'a kind of work': 'nanny',
  'a kind of work, in Amharic': 'ሞግዚት',
  'a skill': 'cooking',
  'a city': 'addis',
  'a common other word': 'children',
  'another word, in Afaan Oromoo': 'maatii',
  'a rare other word': 'giraffe',
  'two other words': 'patient honest',
  'a kind of work and a city': 'nanny addis',
  'a kind of work and a town, in Amharic': 'ምግብ አብሳይ አዳማ',
  'a kind of work and a town, in Afaan Oromoo': 'konkolaachisaa Jimma',
  'a kind of work and a town, misspelt': 'houskeeper Adamma',
  'a rare kind of work in a small town': 'window cleaner Jijiga',
  'a kind of work and a common other word': 'patient nanny',
  'a job type, a kind of work and a town': 'part time cleaner hawassa',
  'a kind of work, a town and a seldom other word': 'twins nanny adama',
  'a gender, a skill, a language and a city': 'female cooking amharic addis',
  'a language, a kind of work, a town and pay': 'amharic nanny adama 4000 birr',
} as const satisfies { [name: string]: string }

/** Without an order that is chosen: what was typed decides. */
export const typedSets: { readonly [name: string]: Filters } = Object.fromEntries(
  Object.entries(typedTexts).map(([name, q]) => [name, { q, sort: '' }]),
)

/** As an address carries them: a list is a name said several times. */
export function queryOf(filters: Filters): string {
  const pairs = Object.entries(filters).flatMap(([name, value]) =>
    (typeof value === 'string' ? [value] : value).map((one): [string, string] => [name, one]),
  )
  return new URLSearchParams([...pairs, ['page', '0'], ['size', '5']]).toString()
}

/** Seekers, likewise. */
export const seekerFilterSets = {
  'a gender': { gender: 'FEMALE' },
  'the other gender': { gender: 'MALE' },
  'an age': { ageRange: '26-27' },
  'a religion': { religion: 'Orthodox' },
  'a rare religion': { religion: 'Waqefata' },
  'a salary': { salaryRange: '3000-4000' },
  'a common skill': { skill: ['Childcare'] },
  'a rare skill': { skill: ['Window Cleaning'] },
  'three skills': { skill: ['Cooking', 'Cleaning', 'Laundry'] },
  'a common language': { language: ['Amharic'] },
  'a rare language': { language: ['Somali'] },
  'two languages': { language: ['Afaan Oromoo', 'English'] },
  'a town': { location: 'Adama' },
  'a small town': { location: 'Jijiga' },
  'a whole city': { location: 'Addis Ababa' },
  'a gender and an age': { gender: 'FEMALE', ageRange: '22-23' },
  'a gender, a religion and a salary': { gender: 'FEMALE', religion: 'Protestant', salaryRange: '5000+' },
  'a town and a skill': { location: 'Hawassa', skill: ['Cooking'] },
  'a town, a language and a gender': { location: 'Mekelle', language: ['Tigrinya'], gender: 'FEMALE' },
  'a skill and a language': { skill: ['Elderly Care'], language: ['Afaan Oromoo'] },
  'a skill, an age and a religion': { skill: ['Childcare'], ageRange: '30-31', religion: 'Islam' },
  'a city, a skill, a language and a salary': {
    location: 'Addis Ababa',
    skill: ['Ironing'],
    language: ['English'],
    salaryRange: '4000-5000',
  },
  'five filters, common': {
    location: 'Addis Ababa',
    skill: ['Childcare', 'Babysitting'],
    language: ['Amharic'],
    gender: 'FEMALE',
    salaryRange: '2000-3000',
  },
  'five filters, rare': {
    location: 'Jijiga',
    skill: ['Driving'],
    language: ['Somali'],
    religion: 'Islam',
    ageRange: '40-41',
  },
} as const satisfies { [name: string]: Filters }
