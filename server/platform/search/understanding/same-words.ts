import { fold } from '../../../../contract/rules/fold.ts'
import { stem } from './stems.ts'

/** Everyday words that name nothing of the lists, in three languages: each line is of one meaning, found by its first. */
const lines: readonly string[] = [
  // What is taught.
  'maths math mathematics ሒሳብ herrega',
  'science ሳይንስ saayinsii',
  'physics ፊዚክስ fiiziksii',
  'chemistry ኬሚስትሪ keemistirii',
  'biology ባዮሎጂ baayoloojii',
  'student pupil ተማሪ barataa barattuu',
  'school ትምህርት barumsa barnoota',
  'grade ክፍል kutaa',
  // When.
  'night overnight ሌሊት halkan',
  'evening ማታ ምሽት galgala',
  'morning ጠዋት ማለዳ ganama',
  'afternoon waaree',
  'weekend saturday sunday ቅዳሜ እሁድ ሰንበት sanbata dilbata',
  'holiday በዓል ayyaana',
  'birthday ልደት dhaloota',
  // For whom.
  'twin መንታ መንትያ lakkuu',
  'newborn infant አራስ ጨቅላ dhalate',
  'child kid ልጅ ijoollee mucaa',
  'mother mom እናት haadha',
  'father dad አባት abbaa',
  'grandmother grandma አያት akkoo',
  'stroke ስትሮክ istirookii',
  'diabetes diabetic ስኳር sukkaara',
  'disabled disability ጉዳት miidhama',
  'foreigner foreign expat ferenj ፈረንጅ faranjii',
  // Animals and things.
  'dog ውሻ saree',
  'cat ድመት adurree',
  'motorbike motorcycle ሞተር ሞተርሳይክል mootorsaayikilii',
  'truck የጭነት feumsaa',
  'taxi ታክሲ taaksii',
  'bajaj ባጃጅ bajaajii',
  'curtain መጋረጃ golgaa',
  'uniform ዩኒፎርም uniformii',
  'carpet rug ምንጣፍ afata',
  'wash washing ማጠብ dhiquu miiccuu',
  'bake baking መጋገር',
  // Dishes.
  'injera እንጀራ buddeena',
  'stew wat wot ወጥ ittoo',
  'chicken doro ዶሮ lukkuu handaaqqoo',
  'shiro ሽሮ shiroo',
  'fasting fast ጾም sooma',
  'bread ዳቦ daabboo',
  'cake ኬክ keekii',
  'pizza ፒዛ piizzaa',
  'coffee ቡና buna',
  'fish ዓሣ qurxummii',
  'traditional habesha ባህላዊ ሐበሻ aadaa',
  'italian ጣሊያን xaaliyaanii',
  // Where the work is done.
  'hotel ሆቴል hoteela',
  'restaurant ሬስቶራንት restoraantii',
  'cafe ካፌ kaafee',
  'hospital ሆስፒታል hospitaala',
  'clinic ክሊኒክ kilinika',
  'shop suq ሱቅ suuqii',
  'supermarket ሱፐርማርኬት suppermaarkeetii',
  'factory ፋብሪካ warshaa',
  'warehouse መጋዘን kuusaa',
  'embassy ኤምባሲ embaasii',
  'soldier military ወታደር loltuu',
  'decor decoration decorating ዲኮር dekoreeshinii',
  'bank ባንክ baankii',
  'office ቢሮ waajjira',
  'apartment condominium አፓርታማ ኮንዶሚኒየም appaartaamaa kondominiyeemii',
  // Of what kind somebody is.
  'honest trustworthy ታማኝ amanamaa',
  'patient ትዕግሥተኛ obsaa',
]

let known: ReadonlyMap<string, string> | undefined
const firstOfEach = () =>
  (known ??= new Map(
    lines.flatMap((line) => {
      const stems = line.split(' ').map((word) => stem(fold(word)))
      return stems.map((each) => [each, stems[0] ?? each] as const)
    }),
  ))

/** The stem by which a word is searched: of words of one meaning, the same in every language. */
export const sharedStem = (folded: string): string => firstOfEach().get(stem(folded)) ?? stem(folded)
