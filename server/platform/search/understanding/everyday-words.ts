import { fold } from '../../../../contract/rules/fold.ts'
import { stem } from './stems.ts'

const foldedWords = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ').map(fold)))

/** Said with everything, so that they narrow nothing down; searched for only where nothing else was typed. */
const stopWords = foldedWords([
  'a an the and or of for in at on to by with from near around close who that can could is are be am i me my we our us',
  'you your he she her his they their it this any some as do does no not job jobs work works working worker workers',
  'vacancy vacancies wanted want wants need needed needs looking look search searching find hire hiring hired seeking',
  'seeker position opening openings opportunity employment employee staff person people somebody someone one please',
  'available urgent urgently city town area place sub speaking speaks speak speaker language lang knows know house',
  'home based family families kind-of type new month monthly per salary also which where me',
  'ሥራ ሥራዎች ሥራው ሥራና ሠራተኛ ሠራተኞች ፈላጊ እፈልጋለሁ እንፈልጋለን ይፈለጋል ትፈለጋለች እየፈለግኩ ነው ፈልጌ ማግኘት ቅጥር ቀጣሪ መቅጠር ክፍት ቦታ',
  'የሚሆን የምትሆን ውስጥ አካባቢ አጠገብ ላይ እና ወይም ጋር ያለ ያለው ያላት የሚችል የምትችል የሚናገር የምትናገር ተናጋሪ ቋንቋ ከተማ ክፍለ',
  'ቤት ቤተሰብ ሰው ለ በ ከ የ ወደ ስለ አንድ ነኝ ነው ናት ያስፈልጋል በአስቸኳይ አስቸኳይ ወር በወር ሥፍራ ሰፈር ማስታወቂያ መደብ ዓይነት',
  'fi kan keessa keessatti keessaa itti irratti irraa naannoo naannootti bakka hojii hojiin hojiilee hojjetaa hojjettuu',
  'hojjettoota barbaada barbaadna barbaanna barbaadan barbaadaa barbaachisa nama namni namaa taate tahe ta’e ta’u taatu',
  'dubbatu dubbattu dubbachuu beeku beektu beekan qabu qabdu magaalaa magaalaatti kutaa waliin bira biratti yookaan akka',
  'mana manaa manatti maatii maatiif maatiitiif ji’a ji’aan ji’atti mindaa afaan tokko dhiyoo cinaa cinatti banaa qacarrii',
  'irra gara hanga koo keenya naaf nuuf haaraa argachuu',
  'experienced experience professional specialist expert good best skilled trained qualified private personal food foods',
  'service services help helper helpers day daily make makes making made own owns former',
  'ባለሙያ ባለሙያዎች ልምድ ጥሩ ጎበዝ የግል ምግብ ቀን አገልግሎት',
  'ogeessa ogeettii ogeessota muuxannoo gaarii cimaa dhuunfaa nyaata guyyaa tajaajila',
  'sira lay wist akababi falagi felagi yemihon yemtihon ena bet',
])

/** My, the, I: written between the words of a name, as in "wash the clothes". */
const particles = foldedWords([
  'a an the my our your his her their all',
  'nan ni koo kee keenya isaa ishee isaanii naaf nuuf kan',
])
export const isParticle = (folded: string): boolean => particles.has(folded)

/** Everyday words that are one or two letters from a name, and are not that name. Stop words are never names either. */
const everydayWords = foldedWords([
  'about after afternoon all alone also always animal ask baby back bad bag bath bathroom be beautiful bed before best',
  'better big bike black blood board boil book born boss both box boy boys bread break breakfast bring brother brown build',
  'building bus business but buy cake call calm came camp car card care careful case cash cat centre certificate chair',
  'change cheap check child children christmas church class clean clear clever client climb clinic close cloth clothes',
  'coat coffee cold college come company cool corner cost couple course court cow cross cup cut daily dance dark date',
  'daughter day days dead dear deep desk diet dinner dirty disabled diverse doctor dog door down dress drink drive dry',
  'during each early easy eat egg elder embassy empty end english-speaking evening event every exam experience expert face',
  'factory fair fast father feed feet few field fill fine finish fire first fish fit five flat floor flower food foot',
  'foreign four free fresh friend fruit full fun game gate gentle gift girl girls give glad glass go goat gold good grade',
  'grand grandmother grandfather great green ground group grow guest gust hair half hall hand happy hard hat have head',
  'health hear heart heavy help hen high hill hold hole holiday honest hope horse hospital hot hotel hour hours human',
  'hungry husband ice ill inside iron job join just keep key kid kids kilo kind kitchen knife lady lake lamp land large',
  'last late laugh learn leave left leg less lesson let letter life lift light like line list little live lives living',
  'load local long love low lunch machine made main make male man many market married math maths may meal meat meet men',
  'middle milk mind mine mini minute modern money moon more morning most mother motor mouth move much name neat never next',
  'nice night nights nine noon north note now number off office oil old once only open other out over own paid pain pair',
  'park part party past pasta pay peace pen pet phone piece pink plan plant plate play polite poor post pot pray price',
  'private protect public pull pure push put quick quiet rain read ready real rent rest restaurant rice rich ride right',
  'ring river road room rose round run safe sale salt same sand school season seat second see sell send set seven shed',
  'sheep shift shine ship shirt shoe shoes shop short show sick side sing single sister six size sleep slow small smart',
  'smile smoke snow soap social soft son sons soon sore soup south speed spend spring stand star start state stay store',
  'stove street strong student study suit summer sun sure sweet swim table take talk tall taste tea team teach tell ten',
  'test thank then there thing think three tidy tie time tired toddler today toilet toilets told tomorrow tool top tour',
  'train travel tree trip truck true trust try twin twins two under university use van vegetable very village visit wait',
  'walk wall warm wash watch water wear week weekend weekends week-end well west wet when white wide widow wife will wind',
  'wine winter woman women wood word world write yard year years yes yesterday young zone room rooms cats dogs shiro',
  'shell mail summary caller compiler pointing footer banner coming setting sets swing writer writers waited bold creating',
  'carrier computed computes chance joined exceed sleeping saves rejection desire touching border covering moving cared',
  'landscape tracking severity mapping metadata garage gender reader leader ababa site sites submit user users newer dashes camera option bake bottle even household household menu menus serve shower showers share shower wound dress dresses harness assistant',
  'helper helpers shop shops household owner owners bachelor expat diaspora foreigner toddlers triplets',
  'dementia autism disability diabetic diabetes stroke newborn infant autistic wheelchair grandma grandpa',
  'abebe bekele kebede tadese tesfaye asefa lema girma alemu worku negash chala gemechu gadise gadisa tolosa',
  'አበበ በቀለ ከበደ ታደሰ ተስፋዬ አሰፋ ለማ ግርማ ዓለሙ ወርቁ ነጋሽ ጫላ ገመቹ ጋዲሴ',
  'መላክ መጠን መገኛ አምሳ መግዛት ስፋት ደኅንነት እምቢ',
  'gadi qophiidha boba’aa bulee arba',
  'ልጅ ልጆች ሕፃን ሕፃናት ሕጻን መንታ መንትያ እናት አባት አያት ወንድም እህት ባል ሚስት ምግብ ልብስ ዕቃ መኪና ቢሮ ሆቴል ካፌ ሱቅ ክሊኒክ ሆስፒታል',
  'ትምህርት ተማሪ ቀን ሌሊት ማታ ጠዋት ከሰዓት ሰዓት ሳምንት ቅዳሜ እሁድ ሰኞ ዓመት ትልቅ ትንሽ ጥሩ ደግ ታማኝ ንጹህ አዲስ አሮጌ ብዙ ጥቂት ሁለት ሦስት',
  'አራት አምስት ስድስት ሰባት ስምንት ዘጠኝ አሥር ሙሉ ግማሽ ክፍያ ደመወዝ ብር ልምድ ፈቃድ መጋዘን ግቢ ሕንፃ መስኮት ወለል ውሻ ድመት አበባ ሣር ውሃ',
  'ሻይ ቡና እንጀራ ወጥ ሽሮ ዶሮ ሥጋ ዓሣ ዳቦ ኬክ ጾም ሠርግ ድግስ ልደት በዓል ገበያ ሂሳብ እንግዳ ደንበኛ ታማሚ በሽተኛ አዛውንት ሽማግሌ አሮጊት',
  'ወንድ ሴት ወጣት ጤና ሰላም ፍቅር ደስታ ፍጥነት መጽሐፍ ስልክ መብራት እሳት ሙቅ ቀዝቃዛ ቀላል ከባድ ረጅም አጭር ቅርብ ሩቅ የውጭ ውጭ ሀገር አገር',
  'ሌላ ሁሉ ሁሉም ብቻ በጣም ዛሬ ነገ አሁን በኋላ በፊት መጀመሪያ መጨረሻ ገና ስኳር ደም ቁስል መርፌ መድኃኒት አልጋ ክፍል ወንበር ጠረጴዛ በር ቁልፍ',
  'አማራጭ ካሜራ ባይት መልእክት መልእክትዎ አዳዲስ ያዩት ያሳዩት ስም ጾታ ዕድሜ ሃይማኖት ደስ መሥራት መሥራትና መስጠት አዳራሽ ጎልማሳ ባለሙያ ባለሙያዎች እንጨት የምታርስ ጠባቂ አዛውንቶች እንስሳት ሀውስ ዓርብ አርባ አብሮ አብሮት ብትሆን',
  'ሰላምታ ማጨድ መትከል ማድረስ መመለስ መውሰድ መቀበል ማገዝ መርዳት ረዳት ዋና ልዩ ቋሚ ሰሜን ደቡብ ምሥራቅ ምዕራብ ቅዳሜና ማሻሻል ወንዶ መቱ',
  'daa’ima daa’imman ijoollee mucaa haadha abbaa intala ilma obboleessa obboleettii akkoo akaakayyuu nyaata uffata meeshaa',
  'konkolaataa waajjira hoteela suuqii kilinika hospitaala barnoota barataa barumsaa guyyaa halkan galgala ganama torban',
  'torbanitti sa’aatii waggaa guddaa xiqqaa gaarii garaa amanamaa qulqulluu haaraa moofaa baay’ee lama sadii afur shan jaha',
  'torba saddeet sagal kudhan guutuu walakkaa kaffaltii birrii qarshii muuxannoo hayyama mooraa gamoo foddaa lafa saree',
  'adurree daraaraa marga bishaan shaayii buna buddeena ittoo foon qurxummii daabboo keekii sooma cidha gabaa herrega',
  'keessummaa maamila dhukkubsataa jaarsa jaartii dargaggoo fayyaa nagaa jaalala gammachuu saffisa kitaaba bilbila ibsaa',
  'ibidda ho’aa qabbana salphaa ulfaataa dheeraa gabaabaa dhihoo fagoo ala biyya biraa hunda qofa baay’isee har’a boru amma',
  'jira jiru jiran gala galti galuu gargaaraa gargaartuu gargaaru deebiti deemee deemuu baasii baasuu banuu bannuuf gosa',
  'sanbata dilbata waraqaa gibira ammayyaa bareedaa dubbii laafu darbii dhiibbaa maaddii manni bakkee bakki kofoo bukoo',
  'kana kanatti kanaatti kun sun argamu argamuu argama barreessuu barreessina hojjetama filatu filattu filachuu bara daangaa',
  'guddina damee amala eegamu hariiroo jijjiiraa jijjiiruu gurguddaa sarara saala duree amma ammatti sababa gareen galmaa’an',
  'balleessaa deddeebi’uu deessuu kaasaatii himtaniin affeere aanuutti shiftii shiftiin tippiin ciree haamuu halaalaa hoggana jiraadha sookeetii piizzaa dibaa dhawaa booda dura jalqaba dhuma sukkaara dhiiga madaa qoricha siree teessoo xaraphezaa balbala furtuu adda addaa kaaba kibba',
  'baha lixa lakkuu lakkuuf guddisuu eeguu kunuunsa gargaarsa gargaaruu bulu tola toltu kennu fuudhu dhufu dhuftee galu',
])

/** Words that are folded as a name is, yet are everyday words as they are written: twins, having given birth, … */
const notNames: ReadonlySet<string> = new Set(['lakkuu', 'deessee', 'gamoo', 'dhaabbata', 'mattuma', 'eega'])
export const isNoName = (plain: string): boolean => notNames.has(plain)

export const isStopWord = (folded: string): boolean => stopWords.has(folded) || folded.length === 0

/** Whether a word is one of those that are known to be no name, also with the ending of a plural or a case. */
export const isEveryday = (folded: string): boolean =>
  stopWords.has(folded) || everydayWords.has(folded) || stemsOfEverydayWords().has(stem(folded))

let known: ReadonlySet<string> | undefined
const stemsOfEverydayWords = () => (known ??= new Set([...stopWords, ...everydayWords].map(stem)))
