import type { Job } from '../../contract/jobs.ts'

/** What a household or a business could be looking for, in the words of the writer. */
export type JobStory = {
  title: string
  description: string
  requirements: string
  workType: Job['workType']
  /** Ids of the reference. */
  skills: readonly string[]
  /** In birr by the month. */
  salary: number
}

const inEnglish: readonly JobStory[] = [
  {
    title: 'Nanny for two children',
    description:
      'Care for two children aged three and five, bring the elder one to school and play with the younger one at home.',
    requirements: 'At least two years with small children, and patience.',
    workType: 'NANNY',
    skills: ['childcare', 'first-aid-cpr'],
    salary: 8500,
  },
  {
    title: 'Housekeeper for a family of five',
    description:
      'Keep the house clean, wash and iron clothes twice a week and help in the kitchen on Sundays.',
    requirements: 'Experience in a family home. A reference from an earlier employer is welcome.',
    workType: 'HOUSEKEEPER',
    skills: ['housekeeping', 'laundry', 'ironing'],
    salary: 6500,
  },
  {
    title: 'Cook for Ethiopian and fasting dishes',
    description:
      'Cook lunch and dinner, among them fasting dishes on Wednesdays and Fridays, and bake bread at home.',
    requirements: 'You can make injera and several kinds of wot without help.',
    workType: 'COOK_CHEF',
    skills: ['cooking', 'dishwashing'],
    salary: 9000,
  },
  {
    title: 'Caregiver for a grandmother',
    description:
      'Help my mother, who is 78, to wash, dress, eat and take her medicine, and walk with her in the morning.',
    requirements: 'Calm, kind and strong enough to help somebody up. Experience with old people.',
    workType: 'CAREGIVER',
    skills: ['elderly-care', 'first-aid-cpr'],
    salary: 9500,
  },
  {
    title: 'Babysitter for the afternoons',
    description: 'Be with our baby of ten months from two to six while we are at work.',
    requirements: 'You have cared for babies before and do not smoke.',
    workType: 'BABYSITTER',
    skills: ['babysitting'],
    salary: 4500,
  },
  {
    title: 'Breakfast cook in a small hotel',
    description:
      'Prepare breakfast for up to thirty guests from five in the morning, and keep the kitchen clean.',
    requirements: 'One year in the kitchen of a hotel or restaurant.',
    workType: 'COOK_CHEF',
    skills: ['cooking', 'table-setting-serving'],
    salary: 11000,
  },
  {
    title: 'Room cleaner in a guest house',
    description: 'Clean twelve rooms and change the linen each day, together with a colleague.',
    requirements: 'You work carefully and come on time.',
    workType: 'HOUSEKEEPER',
    skills: ['cleaning', 'laundry', 'window-cleaning'],
    salary: 7000,
  },
  {
    title: 'Live-in nanny who helps with homework',
    description:
      'Live with us, care for three school children and look over their homework in English and mathematics.',
    requirements: 'Grade 12 or more, and good English.',
    workType: 'NANNY',
    skills: ['childcare', 'tutoring-homework-help'],
    salary: 10000,
  },
  {
    title: 'Housekeeper with a driving licence',
    description: 'Look after the house, do the shopping by car and bring the children to school.',
    requirements: 'A driving licence and three years of practice in town.',
    workType: 'HOUSEKEEPER',
    skills: ['housekeeping', 'driving', 'grocery-shopping'],
    salary: 12000,
  },
  {
    title: 'Caregiver after an operation',
    description:
      'Help my father at home for three months after an operation: meals, walks and small exercises.',
    requirements: 'Training in first aid or nursing.',
    workType: 'CAREGIVER',
    skills: ['elderly-care', 'first-aid-cpr', 'cooking'],
    salary: 10500,
  },
  {
    title: 'Weekend help for house and garden',
    description: 'Clean the house on Saturdays and look after a small garden and two dogs.',
    requirements: 'You like animals and work by yourself.',
    workType: 'HOUSEKEEPER',
    skills: ['cleaning', 'gardening', 'pet-care'],
    salary: 3500,
  },
]

const inAmharic: readonly JobStory[] = [
  {
    title: 'ለአንድ ዓመት ሕፃን ሞግዚት',
    description: 'የአንድ ዓመት ልጃችንን በቀን መንከባከብ፣ መመገብና ማስተኛት። እናቱ ከሰዓት በኋላ 11 ሰዓት ላይ ትመለሳለች።',
    requirements: 'ከሕፃናት ጋር ቢያንስ የአንድ ዓመት የሥራ ልምድ።',
    workType: 'NANNY',
    skills: ['childcare', 'babysitting'],
    salary: 7500,
  },
  {
    title: 'የቤት ሠራተኛ ለአነስተኛ ቤተሰብ',
    description: 'ቤት ማጽዳት፣ ልብስ ማጠብና መተኮስ፣ እሑድ ዕረፍት ነው።',
    requirements: 'ንጽሕና የምትወድ ወይም የሚወድ፣ ታማኝ ሠራተኛ።',
    workType: 'HOUSEKEEPER',
    skills: ['cleaning', 'laundry', 'ironing'],
    salary: 6000,
  },
  {
    title: 'የሐበሻ ምግብ አብሳይ',
    description: 'ለስድስት ሰዎች ምሳና እራት ማብሰል፤ የጾም ምግቦችንም ጨምሮ።',
    requirements: 'እንጀራ መጋገርና የተለያዩ ወጦችን መሥራት መቻል።',
    workType: 'COOK_CHEF',
    skills: ['cooking', 'grocery-shopping'],
    salary: 8000,
  },
  {
    title: 'ለአረጋዊ አባት ተንከባካቢ',
    description: 'የ80 ዓመት አባታችንን በመመገብ፣ መድኃኒት በሰዓቱ በመስጠትና በእግር ጉዞ መርዳት።',
    requirements: 'ትዕግሥትና ከአረጋውያን ጋር የመሥራት ልምድ።',
    workType: 'CAREGIVER',
    skills: ['elderly-care'],
    salary: 9000,
  },
  {
    title: 'ቅዳሜና እሑድ ሕፃን ጠባቂ',
    description: 'ወላጆች በሥራ ላይ ሲሆኑ ሁለት ልጆችን በቤት ውስጥ መጠበቅ።',
    requirements: 'ልጆችን የሚወድና ኃላፊነት የሚሰማው ሰው።',
    workType: 'BABYSITTER',
    skills: ['babysitting', 'childcare'],
    salary: 4000,
  },
  {
    title: 'ለሆቴል የክፍል ጽዳት ሠራተኛ',
    description: 'የእንግዳ ክፍሎችን ማጽዳት፣ አንሶላ መቀየርና ፎጣ ማዘጋጀት። ሥራው በፈረቃ ነው።',
    requirements: 'በሆቴል የሠራ ሰው ቅድሚያ ይሰጠዋል።',
    workType: 'HOUSEKEEPER',
    skills: ['cleaning', 'deep-cleaning'],
    salary: 7200,
  },
  {
    title: 'ለምግብ ቤት ረዳት አብሳይ',
    description: 'ዋናውን አብሳይ ማገዝ፣ አትክልት ማዘጋጀትና ወጥ ቤቱን ንጹሕ አድርጎ መያዝ።',
    requirements: 'ለመማር ፍላጎት ያለው፤ ልምድ ግዴታ አይደለም።',
    workType: 'COOK_CHEF',
    skills: ['cooking', 'dishwashing', 'cleaning'],
    salary: 5500,
  },
  {
    title: 'በአዳር የምትሠራ ወይም የሚሠራ የቤት ሠራተኛ',
    description: 'የራስ ክፍል አለ። ቤት ማጽዳት፣ ምግብ ማብሰልና ልጆችን ከትምህርት ቤት መቀበል።',
    requirements: 'የሁለት ዓመት የሥራ ልምድና አንድ ዋስ።',
    workType: 'HOUSEKEEPER',
    skills: ['housekeeping', 'cooking', 'childcare'],
    salary: 7800,
  },
  {
    title: 'ለመንትያ ልጆች ሞግዚት',
    description: 'የሦስት ዓመት መንትያ ልጆችን መንከባከብና ማጫወት፣ ከእናታቸው ጋር አብሮ መሥራት።',
    requirements: 'የመጀመሪያ እርዳታ ሥልጠና ቢኖር ይመረጣል።',
    workType: 'NANNY',
    skills: ['childcare', 'first-aid-cpr'],
    salary: 9200,
  },
  {
    title: 'ልብስ አጣቢና ተኳሽ',
    description: 'በሳምንት ሦስት ቀን የቤተሰቡን ልብስ ማጠብና መተኮስ፤ የተቀደደ ልብስ መጠገን።',
    requirements: 'የልብስ ማጠቢያ ማሽን መጠቀም መቻል።',
    workType: 'HOUSEKEEPER',
    skills: ['laundry', 'ironing', 'sewing-mending'],
    salary: 3800,
  },
  {
    title: 'ለታማሚ እናት የቀን ተንከባካቢ',
    description: 'እናታችንን በቀን መንከባከብ፣ ወደ ሐኪም ቤት አብሮ መሄድና ቀላል ምግብ ማዘጋጀት።',
    requirements: 'በጤና እንክብካቤ የተማረ ወይም የሠራ ሰው።',
    workType: 'CAREGIVER',
    skills: ['elderly-care', 'errand-running'],
    salary: 8800,
  },
]

const inOromo: readonly JobStory[] = [
  {
    title: "Guddiftuu daa'ima waggaa lamaa",
    description: "Daa'ima keenya waggaa lamaa guyyaa guyyaa kunuunsuu, nyaachisuu fi waliin taphachuu.",
    requirements: "Daa'imman waliin yoo xiqqaate waggaa tokko kan hojjete.",
    workType: 'NANNY',
    skills: ['childcare'],
    salary: 7000,
  },
  {
    title: 'Hojjetaa manaa maatii xiqqaaf',
    description: 'Mana qulqulleessuu, uffata miiccuu fi kaawwiyaa gochuu. Dilbata boqonnaadha.',
    requirements: 'Amanamaa fi qulqullina kan jaallatu.',
    workType: 'HOUSEKEEPER',
    skills: ['cleaning', 'laundry', 'ironing'],
    salary: 5800,
  },
  {
    title: 'Nyaata aadaa kan bilcheessu',
    description: 'Namoota shaniif laaqanaa fi irbaata bilcheessuu, buddeena tolchuu.',
    requirements: "Nyaata aadaa Oromoo fi nyaata soomaa bilcheessuu kan danda'u.",
    workType: 'COOK_CHEF',
    skills: ['cooking'],
    salary: 7600,
  },
  {
    title: 'Kunuunsaa maanguddoo',
    description:
      'Abbaa keenya waggaa 75 nyaata, qoricha yeroon fudhachuu fi miillaan deemuu irratti gargaaruu.',
    requirements: 'Obsa qabeessa, maanguddoota waliin kan hojjete.',
    workType: 'CAREGIVER',
    skills: ['elderly-care', 'first-aid-cpr'],
    salary: 8600,
  },
  {
    title: "Eegaa daa'imaa waaree booda",
    description: "Sa'aatii saddeetii hanga kudha tokkootti daa'imman lama mana keessatti eeguu.",
    requirements: "Daa'imman kan jaallatu, itti gaafatamummaa kan qabu.",
    workType: 'BABYSITTER',
    skills: ['babysitting'],
    salary: 3900,
  },
  {
    title: 'Hojjetaa qulqullinaa mana keessummaa',
    description: 'Kutaalee kudhan guyyaa guyyaan qulqulleessuu, ansoolaa jijjiiruu.',
    requirements: 'Yeroon kan dhufu, of eeggannoon kan hojjetu.',
    workType: 'HOUSEKEEPER',
    skills: ['cleaning', 'deep-cleaning', 'laundry'],
    salary: 6800,
  },
  {
    title: 'Gargaaraa sheefii mana nyaataa',
    description: 'Sheefii gargaaruu, kuduraa qopheessuu fi mana nyaataa qulqulluu gochuu.',
    requirements: 'Barachuuf fedhii kan qabu. Muuxannoon dirqama miti.',
    workType: 'COOK_CHEF',
    skills: ['cooking', 'dishwashing'],
    salary: 5200,
  },
  {
    title: 'Hojjetaa manaa kan nu bira jiraatu',
    description: 'Kutaan dhuunfaa jira. Mana qulqulleessuu, nyaata bilcheessuu fi gabaa deemuu.',
    requirements: 'Muuxannoo hojii waggaa lamaa fi wabii tokko.',
    workType: 'HOUSEKEEPER',
    skills: ['housekeeping', 'cooking', 'grocery-shopping'],
    salary: 7400,
  },
  {
    title: 'Guddiftuu barattoota sadii gargaartu',
    description:
      'Ijoollee sadii mana barumsaatii fiduu, nyaachisuu fi hojii manaa isaanii irratti gargaaruu.',
    requirements: 'Kutaa 10 yookaan isaa ol kan xumure.',
    workType: 'NANNY',
    skills: ['childcare', 'tutoring-homework-help'],
    salary: 8200,
  },
  {
    title: 'Eegaa mana fi iddoo biqiltuu',
    description: 'Mana eeguu, iddoo biqiltuu kunuunsuu fi konkolaataa dhiquu.',
    requirements: 'Nama amanamaa, wabii kan qabu.',
    workType: 'HOUSEKEEPER',
    skills: ['security-guarding', 'gardening', 'car-washing'],
    salary: 6200,
  },
  {
    title: 'Kunuunsaa guyyaa haadhaaf',
    description:
      'Haadha keenya guyyaa kunuunsuu, gara mana yaalaatti waliin deemuu fi nyaata salphaa qopheessuu.',
    requirements: 'Kunuunsa fayyaa kan barate yookaan kan hojjete.',
    workType: 'CAREGIVER',
    skills: ['elderly-care', 'errand-running', 'cooking'],
    salary: 8400,
  },
]

/** One language after the other in turn, so that any page of a list shows all three. */
export const jobStories: readonly JobStory[] = inEnglish.flatMap((story, index) =>
  [story, inAmharic[index], inOromo[index]].flatMap((each) => each ?? []),
)
