import { jobTitles } from '../../contract/reference/job-titles.ts'
import type { Language } from '../../contract/rules/language.ts'
import type { Dice } from './chance.ts'

/** One text in so many has a word that few others have. */
const rare = 2000
const seldom = 40

/** Around the name of the work; the first are the commonest. */
const titles: { readonly [In in Language]: readonly (readonly [before: string, after: string])[] } = {
  en: [
    ['', ' for a family'],
    ['', ' wanted'],
    ['Live-in ', ''],
    ['Experienced ', ' needed soon'],
    ['Patient ', ' for weekdays'],
    ['', ' at a guest house'],
  ],
  am: [
    ['', ' ለቤተሰብ'],
    ['', ' ይፈለጋል'],
    ['ልምድ ያለው ', ''],
    ['ታማኝ ', ' በአስቸኳይ'],
  ],
  om: [
    ['', ' maatiidhaaf'],
    ['', ' ni barbaadama'],
    ['', ' muuxannoo qabu'],
    ['', ' amanamaa'],
  ],
}

const jobSentences: { readonly [In in Language]: readonly string[] } = {
  en: [
    'We are a family with two children and look for somebody patient and honest.',
    'Every day from eight to five, Sundays are free.',
    'Cook lunch and dinner, with fasting dishes on Wednesdays and Fridays.',
    'Keep the house clean, wash and iron twice a week.',
    'School runs in the morning, homework in the afternoon.',
    'Two references of earlier employers, please.',
    'Our grandmother needs company and help with her medicine.',
    'The room has a bath and internet of its own.',
    'We travel in August, so the month is paid leave.',
    'Some evenings there are guests, who stay for coffee.',
    'There is a large garden with roses and avocado trees.',
  ],
  am: [
    'ሁለት ልጆች ያሉን ቤተሰብ ነን፣ ታጋሽና ታማኝ ሰው እንፈልጋለን።',
    'በየቀኑ ከሁለት እስከ አሥራ አንድ ሰዓት፣ እሑድ ዕረፍት ነው።',
    'ምሳና እራት ማዘጋጀት፣ የጾም ምግብ ረቡዕና ዓርብ።',
    'ቤት ማጽዳት፣ ልብስ ማጠብና መተኮስ።',
    'ከዚህ በፊት የሠሩበት ቦታ ምስክርነት ያስፈልጋል።',
    'እንግዶች ሲመጡ ቡና ማፍላት።',
  ],
  om: [
    'Maatii ijoollee lama qabnu, nama obsa qabuu fi amanamaa barbaanna.',
    'Guyyaa hundaa saatii lama irraa hanga kudha tokkootti, Dilbanni boqonnaadha.',
    'Laaqanaa fi irbaata qopheessuu.',
    'Mana qulqulleessuu fi uffata miiccuu.',
    'Ragaa hojii duraanii dhiyeessaa.',
  ],
}

const bioSentences: { readonly [In in Language]: readonly string[] } = {
  en: [
    'I am patient and honest, and I like to work with children.',
    'I have worked for a family for three years.',
    'I cook for the whole family, fasting dishes too.',
    'I keep a house clean and iron well.',
    'I can start soon and travel with a family.',
    'I have cared for my grandmother.',
    'I have finished a course in hygiene.',
    'My earlier employers can be asked.',
    'I sing in a choir.',
  ],
  am: [
    'ታጋሽና ታማኝ ነኝ፤ ከልጆች ጋር መሥራት እወዳለሁ።',
    'ለሦስት ዓመት በአንድ ቤተሰብ ሠርቻለሁ።',
    'ለቤተሰቡ ሁሉ ምግብ አዘጋጃለሁ።',
    'ወዲያውኑ መጀመር እችላለሁ።',
  ],
  om: [
    'Obsa qaba, ijoollee wajjin hojjechuu nan jaalladha.',
    'Waggaa sadiif maatii tokko bira hojjedheera.',
    'Maatii hundaaf nyaata nan qopheessa.',
    'Battaluma jalqabuu nan danda’a.',
  ],
}

const seldomSentences: { readonly [In in Language]: string } = {
  en: 'There are twins.',
  am: 'መንታ ልጆች አሉ።',
  om: 'Lakkuu jiru.',
}
const landmarks = (
  'Medhanealem Urael Bisrate Estifanos Kidane Rufael Lafto Gerji Summit Hayahulet Kera Merkato Piassa Arat Sidist ' +
  'Shiromeda Ferensay Wollo Sefer Gofa Mekanisa Jemo Ayat Megenagna Lamberet Kotebe'
).split(' ')

/** Half are in English, three in ten in Amharic, two in Afaan Oromoo. */
const languageOf = ({ next }: Dice): Language => {
  const chosen = next()
  return chosen < 0.5 ? 'en' : chosen < 0.8 ? 'am' : 'om'
}

function sentencesOf({ next, common, some }: Dice, all: readonly string[], seldomOne: string): string {
  return [
    ...some(all, 4),
    ...(next() * seldom < 1 ? [seldomOne] : []),
    ...(next() < 0.3 ? [`${common(landmarks)[0] ?? ''}.`] : []),
  ].join(' ')
}

const rareEvery = (number: number, text: string) => (number % rare === 0 ? `${text} Giraffe.` : text)

/** Of the job with this number, for this kind of work. */
export function jobTexts(dice: Dice, kind: string, number: number): { title: string; description: string } {
  const language = languageOf(dice)
  const [before, after] = dice.common(titles[language])[0] ?? ['', '']
  const description = sentencesOf(dice, jobSentences[language], seldomSentences[language])
  return {
    title: `${before}${jobTitles.label(kind, language)}${after}`,
    description: rareEvery(number, description),
  }
}

export const bioOf = (dice: Dice, number: number): string => {
  const language = languageOf(dice)
  return rareEvery(number, sentencesOf(dice, bioSentences[language], seldomSentences[language]))
}
