import type { DocumentType } from './documents.ts'

export const employerDocumentTypes = [
  {
    value: 'ID_PROOF',
    label: {
      en: 'Kebele ID or Fayda National ID',
      am: 'የቀበሌ መታወቂያ ወይም ፋይዳ ብሔራዊ መታወቂያ',
      om: 'Waraqaa eenyummaa gandaa yookaan eenyummaa biyyaalessaa Faayidaa',
    },
    description: {
      en: 'Identity card of the household head or of the person who represents the business.',
      am: 'የቤተሰብ ኃላፊ ወይም ድርጅቱን የሚወክለው ሰው መታወቂያ።',
      om: "Waraqaa eenyummaa itti gaafatamaa maatii yookaan nama dhaabbata bakka bu'u.",
    },
    appliesTo: ['BUSINESS', 'HOUSEHOLD'],
  },
  {
    value: 'RESIDENCE_PROOF',
    label: { en: 'Proof of address', am: 'የመኖሪያ አድራሻ ማረጋገጫ', om: 'Ragaa teessoo jireenyaa' },
    description: {
      en: 'Utility bill, rental agreement or kebele letter showing the address where the work takes place.',
      am: 'ሥራው የሚሠራበትን አድራሻ የሚያሳይ የአገልግሎት ክፍያ ደረሰኝ፣ የኪራይ ውል ወይም የቀበሌ ደብዳቤ።',
      om: 'Nagahee tajaajilaa, waliigaltee kiraa yookaan xalayaa gandaa teessoo hojiin itti hojjetamu agarsiisu.',
    },
    appliesTo: ['HOUSEHOLD'],
  },
  {
    value: 'BUSINESS_LICENCE',
    label: { en: 'Business licence', am: 'የንግድ ሥራ ፈቃድ', om: 'Hayyama daldalaa' },
    description: {
      en: 'Trade licence renewed for the current Ethiopian fiscal year.',
      am: 'ለያዝነው የኢትዮጵያ በጀት ዓመት የታደሰ የንግድ ሥራ ፈቃድ።',
      om: 'Hayyama daldalaa bara baajataa Itoophiyaa ammaatiif haaromfame.',
    },
    appliesTo: ['BUSINESS'],
  },
  {
    value: 'COMMERCIAL_REGISTRATION',
    label: {
      en: 'Commercial registration certificate',
      am: 'የንግድ ምዝገባ ምስክር ወረቀት',
      om: 'Ragaa galmee daldalaa',
    },
    description: {
      en: 'Certificate of principal registration of the business.',
      am: 'የድርጅቱ ዋና ምዝገባ ምስክር ወረቀት።',
      om: 'Ragaa galmee ijoo dhaabbatichaa.',
    },
    appliesTo: ['BUSINESS'],
  },
  {
    value: 'TIN_CERTIFICATE',
    label: {
      en: 'TIN certificate',
      am: 'የግብር ከፋይ መለያ ቁጥር ምስክር ወረቀት',
      om: 'Ragaa lakkoofsa eenyummaa kaffalaa gibiraa (TIN)',
    },
    description: {
      en: 'Taxpayer identification number certificate from the tax authority.',
      am: 'ከግብር ባለሥልጣን የተሰጠ የግብር ከፋይ መለያ ቁጥር ማስረጃ።',
      om: 'Ragaa lakkoofsa eenyummaa kaffalaa gibiraa abbaa taayitaa gibiraa irraa kenname.',
    },
    appliesTo: ['BUSINESS'],
  },
  {
    value: 'VAT_CERTIFICATE',
    label: {
      en: 'VAT registration certificate',
      am: 'የተጨማሪ እሴት ታክስ ምዝገባ ምስክር ወረቀት',
      om: 'Ragaa galmee taaksii dabalata qabeenyaa (VAT)',
    },
    description: {
      en: 'Only for businesses registered for value added tax.',
      am: 'ለተጨማሪ እሴት ታክስ ለተመዘገቡ ድርጅቶች ብቻ።',
      om: "Dhaabbilee taaksii dabalata qabeenyaatiif galmaa'an qofaaf.",
    },
    appliesTo: ['BUSINESS'],
  },
  {
    value: 'AUTHORIZATION_LETTER',
    label: { en: 'Authorization letter', am: 'የውክልና ደብዳቤ', om: "Xalayaa bakka bu'ummaa" },
    description: {
      en: 'Letter or power of attorney that allows you to hire on behalf of the business.',
      am: 'በድርጅቱ ስም ሠራተኛ ለመቅጠር የሚያስችል ደብዳቤ ወይም ውክልና።',
      om: "Xalayaa yookaan bakka bu'ummaa maqaa dhaabbataatiin hojjetaa qacaruuf isin dandeessisu.",
    },
    appliesTo: ['BUSINESS'],
  },
  {
    value: 'EMPLOYMENT_CONTRACT',
    label: { en: 'Employment contract', am: 'የሥራ ውል', om: 'Waliigaltee hojii' },
    description: {
      en: 'Draft contract with the duties, pay, working hours and rest days.',
      am: 'የሥራ ግዴታን፣ ክፍያን፣ የሥራ ሰዓትንና የዕረፍት ቀናትን የያዘ ረቂቅ ውል።',
      om: "Wixinee waliigaltee hojiin, kaffaltiin, sa'aatiin hojii fi guyyoonni boqonnaa keessatti ibsaman.",
    },
    appliesTo: ['BUSINESS', 'HOUSEHOLD'],
  },
] as const satisfies readonly (DocumentType & { readonly appliesTo: readonly ('BUSINESS' | 'HOUSEHOLD')[] })[]
