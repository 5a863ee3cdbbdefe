import type { Language } from '../../contract/rules/language.ts'

/** What somebody does for a living, and how they would tell of it: {{number}} is a phone number, to be masked. */
export type SeekerStory = {
  /** The English value of the list of job titles. */
  jobTitle: string
  /** As they are kept: a household value, or the id of another job title. */
  workTypes: readonly string[]
  /** Ids of the reference. */
  skills: readonly string[]
  /** Whether men tell it too. */
  men: boolean
  bios: { readonly [L in Language]: string }
}

export const seekerStories: readonly SeekerStory[] = [
  {
    jobTitle: 'Nanny',
    workTypes: ['NANNY', 'BABYSITTER'],
    skills: ['childcare', 'babysitting', 'cooking', 'first-aid-cpr'],
    men: false,
    bios: {
      en: 'I raised two families’ children from their first months to school age. I am patient and I love to sing with them.',
      am: 'የሁለት ቤተሰብ ልጆችን ከሕፃንነት እስከ ትምህርት ቤት አሳድጌያለሁ። ትዕግሥተኛ ነኝ። ስልኬ {{number}} ነው።',
      om: "Ijoollee maatii lamaa daa'imummaa irraa hanga mana barumsaatti guddiseera. Obsa qaba, ijoollee nan jaalladha.",
    },
  },
  {
    jobTitle: 'Housekeeper',
    workTypes: ['HOUSEKEEPER'],
    skills: ['housekeeping', 'cleaning', 'laundry', 'ironing', 'grocery-shopping'],
    men: false,
    bios: {
      en: 'I keep a house clean and calm, wash and iron with care, and know the market. Call me any time: {{number}}.',
      am: 'ቤት በንጽሕና መያዝ፣ ማጠብና መተኮስ እችላለሁ። ከአንድ ቤተሰብ ጋር ስድስት ዓመት ሠርቻለሁ።',
      om: 'Mana qulqulleessuu, uffata miiccuu fi kaawwiyaa gochuu nan beeka. Maatii tokko bira waggaa jaha hojjedheera.',
    },
  },
  {
    jobTitle: 'Cook',
    workTypes: ['COOK_CHEF'],
    skills: ['cooking', 'grocery-shopping', 'dishwashing', 'table-setting-serving'],
    men: true,
    bios: {
      en: 'Injera, fasting dishes, cakes and food for forty guests: I have cooked it all, at home and in a hotel in Bishoftu.',
      am: 'የጾምና የፍስክ ምግቦችን፣ እንጀራና ዳቦ እጋግራለሁ። በሆቴል ለአራት ዓመት ሠርቻለሁ።',
      om: 'Nyaata aadaa, buddeenaa fi daabboo nan tolcha. Mana nyaataa keessa waggaa afur hojjedheera. Bilbila: {{number}}.',
    },
  },
  {
    jobTitle: 'Caregiver',
    workTypes: ['CAREGIVER'],
    skills: ['elderly-care', 'first-aid-cpr', 'cooking', 'errand-running'],
    men: true,
    bios: {
      en: 'I cared for an old lady with diabetes for five years: medicine on time, short walks, good talk.',
      am: 'አረጋውያንን መንከባከብ፣ መድኃኒት በሰዓቱ መስጠትና ወደ ሐኪም ቤት መውሰድ እችላለሁ።',
      om: "Maanguddoota kunuunsuu, qoricha yeroon kennuu fi mana yaalaatti geessuu nan danda'a.",
    },
  },
  {
    jobTitle: 'Babysitter',
    workTypes: ['BABYSITTER', 'NANNY'],
    skills: ['babysitting', 'childcare', 'tutoring-homework-help'],
    men: false,
    bios: {
      en: 'A student of nursing. In the afternoons and at weekends I look after children and help them with homework.',
      am: 'የነርሲንግ ተማሪ ነኝ። ከሰዓት በኋላና ቅዳሜና እሑድ ልጆችን እጠብቃለሁ፤ የቤት ሥራም አግዛለሁ።',
      om: "Barattuu narsii ti. Waaree booda fi dhuma torbanii daa'imman nan eega. Imeelii koo {{address}}.",
    },
  },
  {
    jobTitle: 'Cleaner',
    workTypes: ['cleaner', 'HOUSEKEEPER'],
    skills: ['cleaning', 'deep-cleaning', 'window-cleaning', 'laundry'],
    men: true,
    bios: {
      en: 'Offices before seven in the morning, homes after that. I bring my own ideas about order. Write to {{address}}.',
      am: 'ቢሮዎችንና ቤቶችን በሚገባ አጸዳለሁ። ሰዓት አከብራለሁ።',
      om: 'Waajjiraalee fi manneen nan qulqulleessa. Yeroo nan kabaja.',
    },
  },
  {
    jobTitle: 'Driver',
    workTypes: ['driver'],
    skills: ['driving', 'car-washing', 'errand-running'],
    men: true,
    bios: {
      en: 'Twelve years behind the wheel without an accident. I know Addis Ababa by day and by night.',
      am: 'ለአሥራ ሁለት ዓመት ያለ አደጋ አሽከርክሬያለሁ። ልጆችን ትምህርት ቤት አደርሳለሁ።',
      om: 'Waggaa kudha lama balaa malee konkolaachiseera. Ijoollee mana barumsaatti nan geessa.',
    },
  },
  {
    jobTitle: 'Security Guard',
    workTypes: ['security-guard', 'gardener'],
    skills: ['security-guarding', 'gardening', 'handyman-minor-repairs'],
    men: true,
    bios: {
      en: 'I guarded a bank for six years and keep a good garden besides. My last employer speaks for me.',
      am: 'በጥበቃ ሥራ ስድስት ዓመት ሠርቻለሁ፤ የአትክልት ቦታም እንከባከባለሁ። {{number}}',
      om: 'Hojii eegumsaa waggaa jaha hojjedheera; iddoo biqiltuus nan kunuunsa.',
    },
  },
  {
    jobTitle: 'Home Nurse',
    workTypes: ['home-nurse', 'CAREGIVER'],
    skills: ['elderly-care', 'first-aid-cpr', 'childcare'],
    men: true,
    bios: {
      en: 'A nurse with a diploma. I have cared for the sick at home and for newborn children and their mothers.',
      am: 'በነርሲንግ ዲፕሎማ አለኝ። ሕሙማንንና አዲስ የተወለዱ ሕፃናትን በቤታቸው እንከባከባለሁ።',
      om: "Narsii diploomaa qabduudha. Dhukkubsattootaa fi daa'imman haaraa mana isaaniitti nan kunuunsa.",
    },
  },
  {
    jobTitle: 'Tutor',
    workTypes: ['tutor'],
    skills: ['tutoring-homework-help', 'basic-computer-skills', 'childcare'],
    men: true,
    bios: {
      en: 'I teach mathematics and English up to grade ten, and have never lost my patience yet.',
      am: 'ሒሳብና እንግሊዝኛ እስከ 10ኛ ክፍል አስተምራለሁ።',
      om: 'Herregaa fi Ingiliffa hanga kutaa 10tti nan barsiisa. Na bilbilaa: {{number}}.',
    },
  },
  {
    jobTitle: 'Laundry Worker',
    workTypes: ['laundry-worker', 'HOUSEKEEPER'],
    skills: ['laundry', 'ironing', 'sewing-mending', 'organization-decluttering'],
    men: false,
    bios: {
      en: 'Traditional cotton, school uniforms, suits: washed, ironed and mended as if they were my own.',
      am: 'የሀገር ልብስ፣ የትምህርት ቤት ዩኒፎርም አጥባለሁ፣ እተኩሳለሁ፣ እሰፋለሁ።',
      om: 'Uffata aadaa fi yuunifoormii nan miicca, kaawwiyaa nan godha, nan suphas.',
    },
  },
]

/** What comes with an application; an empty one is a quick application. */
export const coverLetters: { readonly [L in Language]: readonly string[] } = {
  en: [
    'I have done this work for years and live nearby. I can begin on Monday.',
    'Your job reads as if it were written for me. My number is {{number}}; I am free after four.',
    '',
  ],
  am: ['ይህን ሥራ ለብዙ ዓመታት ሠርቻለሁ፤ ሰኞ መጀመር እችላለሁ።', 'ሥራውን በደንብ አውቀዋለሁ። ይደውሉልኝ፦ {{number}}።', ''],
  om: [
    "Hojii kana waggoota baay'eef hojjedheera; Wiixata jalqabuu nan danda'a.",
    'Hojicha sirriitti nan beeka. Na bilbilaa: {{number}}.',
    '',
  ],
}
