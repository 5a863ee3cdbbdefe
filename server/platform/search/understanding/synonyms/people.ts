import type { Lines } from './listed.ts'

/** Languages as everyday speech calls them, by id; "-iffa" and "-igna" are how Afaan Oromoo and Amharic end them. */
export const languageSynonyms: Readonly<Record<string, Lines>> = {
  am: [
    'amharic, amarigna, amharegna, amarenya, amaregna, amarinya',
    'አማርኛ, አማረኛ',
    'amaariffa, afaan amaaraa, afaan amaara',
  ],
  om: [
    'oromo, oromifa, oromiffa, afan oromo, oromigna, oromic, oromegna',
    'ኦሮምኛ, ኦሮሚኛ, ኦሮምፋ',
    'oromiffa, afaan oromoo',
  ],
  en: [
    'english, inglizegna, englizegna, inglish',
    'እንግሊዝኛ, እንግሊዘኛ, እንግሊዥኛ, ኢንግሊዝኛ',
    'ingiliffa, ingiliziffa, afaan ingilizii, afaan ingiliffaa, ingiliffaa',
  ],
  ti: ['tigrinya, tigrigna, tigregna, tigringa', 'ትግርኛ, ትግሪኛ, ትግረኛ', 'tigiriffa, tigriffa, afaan tigiree'],
  so: [
    'somali, somaligna, somalinya, af somali, somalegna',
    'ሶማልኛ, ሶማሊኛ, ሱማልኛ',
    'somaliffa, somaaliffa, afaan sumaalee',
  ],
  ar: ['arabic, arabigna, arebegna, arebigna', 'አረብኛ, ዓረብኛ, ዐረቢኛ', 'arabiffa, afaan arabaa'],
  fr: ['french, ferensaygna', 'ፈረንሳይኛ, ፈረንሣይኛ', 'faransaayiffa'],
  sid: ['sidamigna, sidamo, sidaamu', 'ሲዳምኛ', 'sidaamiffa'],
  wal: ['wolaitigna, wolaita, wolayta', 'ወላይትኛ', 'walaayittiffa'],
  aa: ['afarigna, afar language', 'አፋርኛ', 'affaariffa'],
  sgw: ['guragigna, guragegna', 'ጉራጊኛ, ጉራግኛ', 'guraagiffa'],
}

export const jobTypeSynonyms: readonly (readonly [values: readonly string[], lines: Lines])[] = [
  [
    ['LIVE_IN'],
    [
      'live in, livein, living in, stay in, sleep in, residential, lives in, with accommodation, in house',
      'አዳር, አዳሪ, በአሠሪ ቤት, አዳር ሥራ, አዳሪነት, ቤት ውስጥ የሚያድር, ቤት ውስጥ የምታድር, የምታድር, የሚያድር',
      'adari, adar',
      'mana buluu, mana bultu, mana bulu, keessa bultu, keessa bulu, mana keessa bultu, mana keessa buluu, mana keessa jiraattu, mana keessa jiraatu, mana hojjechiisaa, bultu, buluu',
    ],
  ],
  [
    ['FULL_TIME'],
    [
      'full time, fulltime, full day, whole day, permanent',
      'ሙሉ ጊዜ, የሙሉ ጊዜ, ሙሉ ቀን, የሙሉ ቀን, ቋሚ, ፉል ታይም',
      'mulu gize',
      'yeroo guutuu, guyyaa guutuu, dhaabbataa',
    ],
  ],
  [
    ['PART_TIME'],
    [
      'part time, parttime, half day, half time, few hours, hourly',
      'ከፊል ጊዜ, ትርፍ ሰዓት, በትርፍ ሰዓት, ትርፍ ጊዜ, የትርፍ ጊዜ, የከፊል ጊዜ, ግማሽ ቀን, የግማሽ ቀን, ፓርት ታይም',
      'yeroo gartokkee, walakkaa guyyaa, guyyaa walakkaa, yeroo walakkaa',
    ],
  ],
  [
    ['FULL_TIME', 'PART_TIME'],
    [
      'live out, liveout, stay out, day worker, come and go',
      'ተመላላሽ, ተመላላሽነት',
      'temelalash',
      'guyyaa galtu, galtee kan deebitu, deddeebituu',
    ],
  ],
  [
    ['HOME_BASED'],
    [
      'home based, work from home, from home, at home work, remote, working from home, online',
      'ከቤት ሆኖ, ከቤት ሆኖ የሚሠራ, ቤት ሆኖ, ከቤት የሚሠራ, ከቤት ሥራ, ቤት ውስጥ ሆኖ',
      'manaa hojjetamu, manaa kan hojjetamu, mana taa’anii, mana taa’ee, mana irraa, mana taaʼanii hojjechuu, manatti hojjetamu',
    ],
  ],
]

export const genderSynonyms: readonly (readonly [value: 'MALE' | 'FEMALE', lines: Lines])[] = [
  [
    'FEMALE',
    [
      'female, females, woman, women, lady, ladies',
      'ሴት, ሴቶች, እንስት',
      'set, setoch',
      'dubartii, dubara, dubartoota, dhalaa, durba',
    ],
  ],
  [
    'MALE',
    [
      'male, males, man, men, gentleman',
      'ወንድ, ወንዶች, ተባዕት',
      'wend, wendi, wond, wendoch',
      'dhiira, dhiiraa, dhiirota, dhiiroota',
    ],
  ],
]

export const religionSynonyms: Readonly<Record<string, Lines>> = {
  Christianity: ['christian, christians, christianity', 'ክርስቲያን, ክርስትያን, ክርስትና', 'kiristaana, kiristiyaana'],
  Islam: [
    'muslim, moslem, muslims, islam, islamic',
    'ሙስሊም, እስላም, ሙስሊሞች, እስልምና',
    'muslima, musliima, muslimaa, islaama',
  ],
  Orthodox: ['orthodox, tewahedo, ortodox', 'ኦርቶዶክስ, ተዋሕዶ, ኦርቶዶክስ ተዋሕዶ', 'ortodoksii, ortodoksi'],
  Catholic: ['catholic, katolic', 'ካቶሊክ', 'kaatolikii'],
  Protestant: [
    'protestant, pente, pentecostal, evangelical',
    'ፕሮቴስታንት, ጴንጤ, ወንጌላዊ',
    'pirotestaantii, pheenxee, wangeelaa',
  ],
  Waqefata: ['waaqeffataa, waqefata, wakefata', 'ዋቄፈና, ዋቄፈታ', 'waaqeffannaa, waaqeffataa, waaqeffattuu'],
}
