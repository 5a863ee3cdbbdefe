import type { DocumentType } from './documents.ts'

export const seekerDocumentTypes = [
  {
    value: 'ID_PROOF',
    label: {
      en: 'Kebele ID or Fayda National ID',
      am: 'የቀበሌ መታወቂያ ወይም ፋይዳ ብሔራዊ መታወቂያ',
      om: 'Waraqaa eenyummaa gandaa yookaan eenyummaa biyyaalessaa Faayidaa',
    },
    description: {
      en: 'Clear copy of both sides of a valid identity card.',
      am: 'ጊዜው ያላለፈበት መታወቂያ የሁለቱም ገጽ ግልጽ ቅጂ።',
      om: 'Garagalcha ifaa fuula lamaan waraqaa eenyummaa kan yeroon isaa hin darbine.',
    },
  },
  {
    value: 'PASSPORT',
    label: { en: 'Passport', am: 'ፓስፖርት', om: 'Paaspoortii' },
    description: {
      en: 'Photo page of a valid passport, if you have one.',
      am: 'ካለዎት ጊዜው ያላለፈበት ፓስፖርት የፎቶ ገጽ።',
      om: 'Yoo qabaattan, fuula suuraa paaspoortii kan yeroon isaa hin darbine.',
    },
  },
  {
    value: 'POLICE_CLEARANCE',
    label: {
      en: 'Police clearance certificate',
      am: 'ከወንጀል ነፃ የምስክር ወረቀት',
      om: "Ragaa yakka irraa bilisa ta'uu",
    },
    description: {
      en: 'Certificate from the Federal Police or a regional police office.',
      am: 'ከፌዴራል ፖሊስ ወይም ከክልል ፖሊስ የተሰጠ ማስረጃ።',
      om: 'Ragaa Poolisii Federaalaa yookaan poolisii naannoo irraa kenname.',
    },
  },
  {
    value: 'MEDICAL_CERTIFICATE',
    label: { en: 'Medical certificate', am: 'የሕክምና ምስክር ወረቀት', om: 'Ragaa fayyaa' },
    description: {
      en: 'Result of a health check from a licensed clinic or hospital.',
      am: 'ፈቃድ ካለው ክሊኒክ ወይም ሆስፒታል የተሰጠ የጤና ምርመራ ውጤት።',
      om: "Bu'aa qorannoo fayyaa kilinika yookaan hospitaala hayyama qabu irraa kenname.",
    },
  },
  {
    value: 'EDUCATION_CERTIFICATE',
    label: { en: 'Education certificate', am: 'የትምህርት ማስረጃ', om: 'Ragaa barnootaa' },
    description: {
      en: 'School, vocational or university certificate for your highest level.',
      am: 'የደረሱበትን ከፍተኛ የትምህርት ደረጃ የሚያሳይ የትምህርት ቤት፣ የሙያ ወይም የዩኒቨርሲቲ ማስረጃ።',
      om: 'Ragaa mana barumsaa, ogummaa yookaan yunivarsiitii sadarkaa barnoota keessan isa olaanaa agarsiisu.',
    },
  },
  {
    value: 'TRAINING_CERTIFICATE',
    label: { en: 'Training certificate', am: 'የሥልጠና ምስክር ወረቀት', om: 'Ragaa leenjii' },
    description: {
      en: 'Certificate of any course related to the job you want.',
      am: 'ከሚፈልጉት ሥራ ጋር የተያያዘ የማንኛውም ሥልጠና ምስክር ወረቀት።',
      om: 'Ragaa leenjii kamiiyyuu hojii barbaaddan wajjin walqabatu.',
    },
  },
  {
    value: 'EXPERIENCE_LETTER',
    label: { en: 'Work experience letter', am: 'የሥራ ልምድ ማስረጃ', om: 'Ragaa muuxannoo hojii' },
    description: {
      en: 'Letter from a former employer stating the work done and the dates.',
      am: 'የተሠራውን ሥራና ጊዜውን የሚገልጽ ከቀድሞ አሠሪ የተጻፈ ደብዳቤ።',
      om: 'Xalayaa hojjechiisaa duraanii irraa kenname kan hojii hojjetamee fi yeroo isaa ibsu.',
    },
  },
  {
    value: 'REFERENCE_LETTER',
    label: { en: 'Reference letter', am: 'የድጋፍ ደብዳቤ', om: 'Xalayaa deeggarsaa' },
    description: {
      en: 'Signed letter from someone who knows your work and character.',
      am: 'ሥራዎንና ባህሪዎን ከሚያውቅ ሰው የተፈረመ ደብዳቤ።',
      om: "Xalayaa mallattaa'e nama hojii fi amala keessan beeku irraa.",
    },
  },
  {
    value: 'DRIVING_LICENCE',
    label: { en: 'Driving licence', am: 'መንጃ ፈቃድ', om: 'Hayyama konkolaachisummaa' },
    description: {
      en: 'Valid licence, required for driving jobs.',
      am: 'ለመንዳት ሥራ የሚያስፈልግ ጊዜው ያላለፈበት ፈቃድ።',
      om: 'Hayyama yeroon isaa hin darbine, hojii konkolaachisummaatiif kan barbaachisu.',
    },
  },
  {
    value: 'GUARANTEE_LETTER',
    label: { en: 'Guarantee letter', am: 'የዋስትና ደብዳቤ', om: 'Xalayaa wabummaa' },
    description: {
      en: "Letter signed by your guarantor together with a copy of the guarantor's ID.",
      am: 'በዋስዎ የተፈረመ ደብዳቤ ከዋሱ መታወቂያ ቅጂ ጋር።',
      om: 'Xalayaa wabiin keessan mallatteesse garagalcha waraqaa eenyummaa isaa wajjin.',
    },
  },
  {
    value: 'PHOTO',
    label: { en: 'Passport-size photo', am: 'ጉርድ ፎቶግራፍ', om: 'Suuraa gurdii' },
    description: {
      en: 'Recent photo with a plain background.',
      am: 'በቅርቡ የተነሡት፣ ጀርባው አንድ ዓይነት ቀለም ያለው ፎቶ።',
      om: "Suuraa dhiyoo kaafame kan duubni isaa halluu tokko ta'e.",
    },
  },
] as const satisfies readonly DocumentType[]
