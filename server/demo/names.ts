import type { Language } from '../../contract/rules/language.ts'
import type { NewSeeker } from '../domains/seekers/seeding.ts'

/** A name in Latin letters and, where its bearer writes it so, in Ethiopic ones. */
type Name = readonly [latin: string, ethiopic: string]

/** People who give their children names of one kind; they share languages, not more. */
export type Community = {
  women: readonly Name[]
  men: readonly Name[]
  /** What they write in themselves. */
  writes: readonly Language[]
  /** Ids of the reference, one list after the other. */
  languages: readonly (readonly string[])[]
  /** Not everybody tells. */
  religions: readonly NewSeeker['religion'][]
}

export const communities: readonly Community[] = [
  {
    women: [
      ['Almaz', 'አልማዝ'],
      ['Meseret', 'መሠረት'],
      ['Hirut', 'ሂሩት'],
      ['Selamawit', 'ሰላማዊት'],
      ['Bethlehem', 'ቤተልሔም'],
      ['Genet', 'ገነት'],
      ['Tsehay', 'ፀሐይ'],
      ['Mulu', 'ሙሉ'],
      ['Eden', 'ኤደን'],
      ['Wubit', 'ውቢት'],
      ['Yeshi', 'የሺ'],
    ],
    men: [
      ['Abebe', 'አበበ'],
      ['Kebede', 'ከበደ'],
      ['Getachew', 'ጌታቸው'],
      ['Tesfaye', 'ተስፋዬ'],
      ['Yohannes', 'ዮሐንስ'],
      ['Mulugeta', 'ሙሉጌታ'],
      ['Bekele', 'በቀለ'],
      ['Dawit', 'ዳዊት'],
      ['Assefa', 'አሰፋ'],
      ['Tadesse', 'ታደሰ'],
      ['Girma', 'ግርማ'],
      ['Worku', 'ወርቁ'],
      ['Alemu', 'ዓለሙ'],
    ],
    writes: ['am', 'en', 'am'],
    languages: [['am'], ['am', 'en'], ['am', 'om'], ['am', 'awn']],
    religions: ['Orthodox', null, 'Orthodox', 'Protestant', null],
  },
  {
    women: [
      ['Chaltu', 'ጫልቱ'],
      ['Lelise', 'ሌሊሴ'],
      ['Hawi', 'ሃዊ'],
      ['Kuleni', 'ኩለኒ'],
      ['Bontu', 'ቦንቱ'],
      ['Ayantu', 'አያንቱ'],
      ['Dinknesh', 'ድንቅነሽ'],
      ['Hawwi', 'ሃዊ'],
      ['Ebise', 'ኤቢሴ'],
      ['Gadise', 'ጋዲሴ'],
      ['Sifan', 'ሲፈን'],
    ],
    men: [
      ['Tolosa', 'ቶሎሳ'],
      ['Gemechu', 'ገመቹ'],
      ['Lemma', 'ለማ'],
      ['Fayisa', 'ፈይሳ'],
      ['Dereje', 'ደረጀ'],
      ['Bulcha', 'ቡልቻ'],
      ['Gudeta', 'ጉደታ'],
      ['Regassa', 'ረጋሳ'],
      ['Merera', 'መረራ'],
      ['Hunde', 'ሁንዴ'],
      ['Tufa', 'ቱፋ'],
      ['Wakjira', 'ዋቅጅራ'],
      ['Olana', 'ኦላና'],
    ],
    writes: ['om', 'om', 'en'],
    languages: [['om', 'am'], ['om'], ['om', 'am', 'en']],
    religions: ['Waqefata', 'Protestant', null, 'Orthodox', null, 'Islam'],
  },
  {
    women: [
      ['Fatuma', 'ፋጡማ'],
      ['Zeyneba', 'ዘይነባ'],
      ['Hayat', 'ሐያት'],
      ['Rahma', 'ራህማ'],
      ['Kedija', 'ከድጃ'],
      ['Amina', 'አሚና'],
      ['Hodan', 'ሆዳን'],
      ['Nejat', 'ነጃት'],
      ['Ikram', 'ኢክራም'],
    ],
    men: [
      ['Mohammed', 'መሐመድ'],
      ['Ahmed', 'አሕመድ'],
      ['Abdi', 'አብዲ'],
      ['Hussein', 'ሑሴን'],
      ['Seid', 'ሰይድ'],
      ['Jemal', 'ጀማል'],
      ['Awol', 'አወል'],
      ['Yusuf', 'ዩሱፍ'],
      ['Kedir', 'ከድር'],
      ['Nur', 'ኑር'],
    ],
    writes: ['am', 'om', 'en'],
    languages: [
      ['am', 'ar'],
      ['om', 'am'],
      ['so', 'am'],
      ['stv', 'am'],
      ['har', 'am', 'en'],
    ],
    religions: ['Islam', 'Islam', null],
  },
  {
    women: [
      ['Letebrhan', 'ለተብርሃን'],
      ['Tirhas', 'ትርሓስ'],
      ['Abeba', 'አበባ'],
      ['Desta', 'ደስታ'],
      ['Mebrat', 'መብራት'],
      ['Marta', 'ማርታ'],
      ['Ruth', 'ሩት'],
    ],
    men: [
      ['Gebre', 'ገብረ'],
      ['Hagos', 'ሐጎስ'],
      ['Kiros', 'ኪሮስ'],
      ['Berhe', 'በርሀ'],
      ['Petros', 'ጴጥሮስ'],
      ['Markos', 'ማርቆስ'],
      ['Samuel', 'ሳሙኤል'],
      ['Elias', 'ኤልያስ'],
    ],
    writes: ['am', 'en'],
    languages: [
      ['ti', 'am'],
      ['wal', 'am'],
      ['sid', 'am'],
      ['gmv', 'am', 'en'],
      ['hdy', 'am'],
      ['sgw', 'am'],
    ],
    religions: ['Orthodox', 'Protestant', 'Catholic', null],
  },
]
