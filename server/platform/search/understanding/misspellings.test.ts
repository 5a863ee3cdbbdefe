import { expect, test } from 'vitest'
import { idsOfMeaning } from './meaning.ts'
import { understand } from './understanding.ts'

const idsIn = (text: string) => understand(text).named.flatMap(idsOfMeaning)

const english = {
  accountant: ['accountent', 'acountant', 'acountent'],
  babysitter: ['babysiter', 'babbysitter', 'babysittar', 'baby siter'],
  caregiver: ['caregivar', 'caregver', 'cargiver'],
  carpenter: ['carpinter', 'carpentar'],
  cashier: ['casheir', 'cashyer', 'cashire'],
  cleaner: ['clener', 'cleener', 'claener', 'cleanar'],
  driver: ['drver', 'diver', 'drivr', 'drayver'],
  electrician: ['electritian', 'elektrician', 'electrcian'],
  gardener: ['gardner', 'gardiner', 'gardnar'],
  housekeeper: ['houskeeper', 'housekeper', 'housekeepr', 'hauskeeper'],
  nanny: ['nany', 'nanni', 'nanney'],
  plumber: ['plumer', 'plummer', 'plomber'],
  receptionist: ['receptionst', 'recepsionist', 'reciptionist'],
  'security-guard': ['gaurd', 'securty guard', 'security gard'],
  waiter: ['wayter', 'waitter', 'waitres'],
  cooking: ['cokking', 'cooling', 'cookng'],
  laundry: ['loundry', 'laundrey', 'laundy'],
  ironing: ['ironning', 'ironig', 'iorning'],
  tutor: ['tuter', 'totur'],
}
const amharic = {
  nanny: ['ሞግዝት', 'ሞጊዚት', 'ሞግዚተ'],
  driver: ['ሹፌሪ', 'ሹፊር', 'ሸፌር'],
  housekeeper: ['የቤት ሰራትኛ', 'የቤት ሰረተኛ', 'የቤት ሰራተኘ'],
  waiter: ['አስተናገጅ', 'አስተነጋጅ', 'አስተናጋች'],
  caregiver: ['ተንከባካብ', 'ተንከባከቢ', 'ተከባካቢ'],
  gardener: ['አትክልተኘ', 'አትክልትኛ'],
  'bahir-dar': ['ባህርዳሪ', 'ባህር ዳረ'],
  jijiga: ['ጅግጅጋ', 'ጅግጂጋ'],
  shashamane: ['ሻሸመነ', 'ሻሸማኔ'],
  am: ['አማሪኛ', 'አማርኘ', 'አርኛ'],
  gondar: ['ጎደር'],
}
const oromo = {
  nanny: ['gudiftu', 'guddiftu', 'gudifttuu', 'guddeftuu'],
  driver: ['konkolachisa', 'konkolaachsaa', 'konkolatchisaa', 'konkolachiisaa'],
  waiter: ['keesummeessituu', 'kesumesitu', 'keessumeessitu'],
  housekeeper: ['hojetu mana', 'hojjettu manaa', 'hojjetuu maanaa'],
  caregiver: ['kununsituu', 'kunuunsitu', 'kunuunstuu'],
  cleaning: ['qulqulesuu', 'qulquleessu', 'kulkulleessuu'],
  om: ['oromifa', 'oromiifa', 'oromoffa'],
  am: ['amarifa', 'Amaariffa', 'amaarifaa'],
  adama: ['Adamma', 'adaama', 'adaamma'],
  'addis-ababa': ['finfine', 'finfinee', 'finfinni', 'adis abeba', 'addis abba', 'adddis ababa'],
  hawassa: ['hawasa', 'hawaassa', 'hawassaa'],
  gondar: ['gonder', 'gondr', 'gondor'],
  mekelle: ['mekele', 'mekelee', 'makale'],
  shashamane: ['shashemene', 'shashamene', 'shashemane'],
}

test.each([
  ['English', english],
  ['Amharic', amharic],
  ['Afaan Oromoo, and names of towns and languages', oromo],
])('TXS-05 a word misspelt by a letter or two is understood: %s', (_, misspellings) => {
  for (const [id, texts] of Object.entries(misspellings))
    for (const typed of texts) expect(idsIn(typed), typed).toContain(id)
})

test('TXS-05 the rest of what was typed is understood beside a misspelt word', () => {
  expect(idsIn('houskeeper Adamma')).toEqual(['housekeeper', 'adama'])
  expect(idsIn('nanny for twins in hawasaa')).toEqual(['nanny', 'hawassa'])
  expect(idsIn('ሞግዝት አዳማ')).toEqual(['nanny', 'adama'])
  expect(idsIn('gudiftu Jimmatti')).toEqual(['nanny', 'jimma'])
})

test('TXS-05 a misspelt name says that it was corrected, a known spelling does not', () => {
  const corrected = (text: string) => understand(text).named.map((named) => named.corrected)
  expect(corrected('houskeepr mekele')).toEqual([true, false])
  expect(corrected('ሞግዝት')).toEqual([true])
  expect(corrected('nannies in Finfinne')).toEqual([false, false])
})

const everyday = [
  'kind good big night twins honest fasting baby school garage menu room wound bottle share driven cold boys book gate',
  'holiday market music gold writer moving carrier bread wages travel letter',
  'ደግ ጥሩ ልጅ መንታ ሕፃን ሌሊት ታማኝ ትልቅ መጋዘን ትምህርት ሥራ ሰዓት ሳምንት ምግብ ቡና መሥራት አዳራሽ',
  'gaarii guddaa mucaa ijoollee halkan ganama nyaata hojii lakkuu maatii gamoo amanamaa barumsa jira sababa dhiibbaa',
].flatMap((line) => line.split(' '))

test('TXS-05 everyday words of the three languages are not corrected into names', () => {
  for (const word of everyday) expect(idsIn(word), word).toEqual([])
})

test('TXS-05 first names are not corrected into names of places or work', () => {
  for (const name of 'Bekele Assefa Gaddise Abebe Almaz Chaltu Tesfaye Fatuma በቀለ አሰፋ ጫልቱ'.split(' '))
    expect(idsIn(name), name).toEqual([])
})

test('TXS-05 what is too far from every name is left to the text search', () => {
  const { named, words } = understand('nanny qwertyuiop')
  expect(named.flatMap(idsOfMeaning)).toEqual(['nanny'])
  expect(words).toEqual([{ typed: 'qwertyuiop', stem: 'qwertyuiop', without: 'nanny' }])
})
