import type { Lines } from './listed.ts'

/** What people call a place beside its names: in short, by ear, and the quarters of Addis Ababa by sub-city. */
export const placeSynonyms: readonly (readonly [ids: readonly string[], lines: Lines])[] = [
  [
    ['addis-ababa'],
    [
      'addis, adis, adisaba, addisaba, addis abeba, addis ababa city, sheger, aa',
      'አዲስ, አአ, አ.አ, ሸገር, አዲሳባ',
      'finfinnee, finfinne, shaggar',
    ],
  ],
  [
    ['addis-ababa-bole'],
    [
      'bole sub city, bole medhanialem, bole bulbula, bole michael, gerji, rwanda, atlas, bole atlas, wollo sefer, bole homes, bole arabsa, imperial, bole rwanda, bole brass, bole japan, bole 24, edna mall, bole friendship, bole lemi, mebrat hail',
      'ቦሌ መድኃኔዓለም, ቦሌ ቡልቡላ, ቦሌ ሚካኤል, ገርጂ, አትላስ, ወሎ ሰፈር, ቦሌ አራብሳ, ቦሌ ክፍለ ከተማ, ቦሌ ብራስ, ኤድና ሞል, ቦሌ ጃፓን',
    ],
  ],
  [
    ['addis-ababa-bole', 'addis-ababa-yeka'],
    [
      'megenagna, meganagna, hayahulet, haya hulet, 22 mazoria, gurd shola, gurdshola',
      'መገናኛ, ሃያ ሁለት, 22 ማዞሪያ, ጉርድ ሾላ',
    ],
  ],
  [
    ['addis-ababa-bole', 'addis-ababa-lemi-kura'],
    ['summit, figa, goro', 'ሰሚት, ፊጋ, ጎሮ'],
  ],
  [
    ['addis-ababa-yeka', 'addis-ababa-lemi-kura'],
    ['cmc, ayat, ayat condominium', 'ሲኤምሲ, አያት'],
  ],
  [
    ['addis-ababa-yeka'],
    [
      'kotebe, lamberet, ferensay, yeka abado, megenagna lamberet, shola, shola market, kebena, kara, signal',
      'ኮተቤ, ላምበረት, ፈረንሳይ ለጋሲዮን, የካ አባዶ, የካ ክፍለ ከተማ, ሾላ, ቀበና, ካራ, ሲግናል',
    ],
  ],
  [
    ['addis-ababa-arada'],
    [
      'piassa, piazza, piasa, arat kilo, 4 kilo, sidist kilo, 6 kilo, amist kilo, 5 kilo, arada giorgis',
      'ፒያሳ, ፒያሣ, አራት ኪሎ, ስድስት ኪሎ, አምስት ኪሎ, 4 ኪሎ, 6 ኪሎ, 5 ኪሎ, አራዳ ክፍለ ከተማ',
    ],
  ],
  [
    ['addis-ababa-gullele'],
    [
      'shiro meda, shiromeda, addisu gebeya, gulele, kechene, winget, entoto',
      'ሽሮ ሜዳ, አዲሱ ገበያ, ጉለሌ ክፍለ ከተማ, ቀጨኔ, ዊንጌት, እንጦጦ',
    ],
  ],
  [
    ['addis-ababa-addis-ketema'],
    ['merkato, mercato, autobus tera, sebategna, mesalemia', 'መርካቶ, አውቶቡስ ተራ, ሰባተኛ, መሳለሚያ, አዲስ ከተማ ክፍለ ከተማ'],
  ],
  [
    ['addis-ababa-kirkos'],
    [
      'kazanchis, kasanchis, casanchis, meskel flower, gotera, stadium, kera, olympia, meshualekia, beklo bet, legehar, meskel square, urael, bambis, riche',
      'ካዛንቺስ, ካሳንቺስ, ጎተራ, ስታዲየም, ቄራ, ኦሎምፒያ, መስቀል ፍላወር, ቂርቆስ ክፍለ ከተማ, በቅሎ ቤት, ለገሃር, መስቀል አደባባይ, ኡራኤል, ባምቢስ, ሪቼ',
    ],
  ],
  [
    ['addis-ababa-lideta', 'addis-ababa-kirkos'],
    ['mexico, mexico square', 'ሜክሲኮ'],
  ],
  [['addis-ababa-lideta'], ['tor hailoch, torhailoch, abinet', 'ጦር ኃይሎች, አብነት, ልደታ ክፍለ ከተማ']],
  [
    ['addis-ababa-nifas-silk-lafto', 'addis-ababa-lideta'],
    ['old airport', 'ኦልድ ኤርፖርት'],
  ],
  [
    ['addis-ababa-nifas-silk-lafto'],
    [
      'nifas silk, nefas silk, jemo, lebu, mekanisa, sarbet, sar bet, saris, gofa sefer, hana mariam, kadisco, saris abo, haile garment, german square, vatican',
      'ንፋስ ስልክ, ነፋስ ስልክ, ጀሞ, ለቡ, መካኒሳ, ሳር ቤት, ሳሪስ, ጎፋ ሰፈር, ሐና ማርያም, ሳሪስ አቦ, ኃይሌ ጋርመንት, ጀርመን አደባባይ',
    ],
  ],
  [
    ['addis-ababa-kolfe-keranio'],
    [
      'kolfe, keranio, ayer tena, ayertena, betel, alem bank, zenebework, asko, mikililand, lomi meda, wolete, taiwan',
      'ኮልፌ, ቀራኒዮ, አየር ጤና, ቤቴል, ዓለም ባንክ, ዘነበወርቅ, ኮልፌ ክፍለ ከተማ, አስኮ, ሚኪሊላንድ, ሎሚ ሜዳ',
      'kolfee',
    ],
  ],
  [
    ['addis-ababa-akaki-kaliti'],
    [
      'akaki, akaki kality, kaliti, kality, tulu dimtu, koye feche, kilinto',
      'አቃቂ, ቱሉ ዲምቱ, ቃሊቲ, ኮዬ ፈጬ, ቂሊንጦ',
      'aqaaqii',
    ],
  ],
  [['addis-ababa-lemi-kura'], ['lemi kura, lemikura', 'ለሚኩራ', 'lammii kuraa']],
  [['adama'], ['nazret, nazareth, nazrit, nazeret, nazriet', 'ናዝሬት, ናዝሪት', 'naazireet, naazreet, naazret']],
  [['bishoftu'], ['debre zeit, debrezeyt, debrezeit, debra zeit, dz', 'ደብረዘይት', 'dabra zayit, dabrazayit']],
  [['bahir-dar'], ['bahrdar, bahirdar, bahardar, bahdar', 'ባሕርዳር, ባህር ዳር', 'baahirdaar, baar daar']],
  [['dire-dawa'], ['dire, dire dewa', 'ድሬ, ድሬደዋ, ድሬ ደዋ', 'dirree']],
  [['hawassa'], ['awasa, hawasa, awassa', 'አዋሳ', 'awaasaa']],
  [['mekelle'], ['mekele, mekelle, makalle, mekele city', 'መቀሌ, መቐሌ', 'maqalee, maqallee']],
  [['gondar'], ['gonder, gondar, gonder city', 'ጎንደር', 'gondor']],
  [['dessie'], ['dessie, desie, dese', 'ደሴ', 'dassee, dasee']],
  [['arba-minch'], ['arbaminch, arba minch', 'አርባምንጭ', 'arbaa mincii']],
  [['jijiga'], ['jigjiga, jijiga, giggiga', 'ጅግጅጋ, ጂግጂጋ', 'jigjigaa, jijjigaa']],
  [['shashamane'], ['shashemene, shashe', 'ሻሸመኔ, ሻሽመኔ', 'shaashee']],
  [['wolaita-sodo'], ['wolaita sodo, wolayita sodo, soddo', 'ሶዶ, ወላይታ ሶዶ']],
  [['debre-birhan'], ['debre berhan, debrebirhan, debre brhan', 'ደብረ ብርሀን, ደብረብርሃን']],
  [['debre-markos'], ['debremarkos', 'ደብረማርቆስ', 'dabra markos']],
  [['nekemte'], ['nekemt, nekempte, naqamte', 'ነቀምት', 'naqamtee']],
  [['hosaena'], ['hosana, hossana, hossaina', 'ሆሳና, ሆሳእና']],
  [['asella'], ['assela, asela', 'አሰላ']],
  [['metu'], ['mettu, metu', 'መቱ', 'mattuu']],
  [['legetafo-legedadi'], ['legetafo, lege tafo, legedadi', 'ለገጣፎ, ለገዳዲ', 'laga xaafoo']],
  [
    ['arsi-negele', 'negele-borana'],
    ['negele, negelle', 'ነገሌ', 'nageellee'],
  ],
  [['mizan-aman'], ['mizan', 'ሚዛን', 'miizaan']],
  [['pawe'], ['pawi, pawe', 'ፓዊ']],
  [['kombolcha'], ['kombolcha', 'ኮምቦልቻ']],
]

/** The biggest towns, the bigger first: meant where a misspelt name could be several. */
export const biggestTowns: readonly string[] = [
  'addis-ababa',
  'addis-ababa-bole',
  'adama',
  'hawassa',
  'bahir-dar',
  'dire-dawa',
  'mekelle',
  'gondar',
  'jimma',
  'dessie',
  'jijiga',
  'shashamane',
  'bishoftu',
  'harar',
  'arba-minch',
  'wolaita-sodo',
  'hosaena',
  'dilla',
  'nekemte',
  'debre-birhan',
  'asella',
  'debre-markos',
  'kombolcha',
  'ambo',
  'axum',
  'adigrat',
  'woldia',
]
