import { readWord, squeeze } from './reading.ts'

const wordSet = (...lists: string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => list.split(' ')).map((word) => readWord(word)))

export const atWords = wordSet('at አት ኤት')
export const dotWords = wordSet('dot ዶት ነጥብ tuqaa')

/** Endings of domains that are no words of a sentence. */
const clearEndings = wordSet(
  'com net org et info biz io gov edu dev app uk ae sa qa kw lb ke ly dog xyz site online shop link page club tv cc ኮም ኔት ኦርግ',
)
/** Endings that are words too: "home.me and my sister". */
const wordEndings = wordSet('me co us to it in is so at')
export const isClearEnding = (word: string): boolean => clearEndings.has(word)
/** An address without @, slash or close dot has one of these, or a known place before a dot and a blank. */
export const isInAddress = (word: string): boolean =>
  clearEndings.has(word) || dotWords.has(word) || isMessenger(word)
export const isEnding = (word: string): boolean => clearEndings.has(word) || wordEndings.has(word)
/** Also with a capital letter, which else begins a sentence: "clean.Online since May". */
export const commonEndings = wordSet('com net org et')

/** Where people have mail, and pages of their own. */
export const mailProviders = wordSet(
  'gmail yahoo ymail hotmail outlook icloud protonmail proton yandex aol live googlemail ጂሜይል ጂሜል ያሁ',
)
const sites = wordSet('facebook fb instagram telegram tiktok youtube linkedin twitter t wa ፌስቡክ')
/** A name beside one of these is an address. */
export const isKnownPlace = (word: string): boolean => mailProviders.has(word) || sites.has(word)

const messengerNames = wordSet(
  'telegram tg whatsapp imo ig insta instagram facebook fb messenger tiktok viber signal snapchat snap skype wechat twitter',
  'ቴሌግራም ቴሌግራሜ ዋትሳፕ ዋትስአፕ ዋትሳፔ ኢሞ ፌስቡክ ፌስቡኬ ኢንስታግራም ኢንስታግራሜ ቲክቶክ ቲክቶኬ ቫይበር ስካይፕ ስናፕቻት',
  'gmail email mail imeelii imeeli ኢሜይል ኢሜል ኢሜይሌ ኢሜሌ',
)
/** Spelt in Oromo and in haste, before endings of one or two letters. */
const messengerStems = [
  'telegram',
  'telegiram',
  'whatsap',
  'watsap',
  'fesbuk',
  'facebok',
  'instagram',
  'instagiram',
  'tiktok',
]
const stemBeginnings = new Set(messengerStems.map((stem) => stem.charAt(0)))
/** "in", "of", "by", "from", written together with the word in Amharic. */
const amharicPrefixes = new Set('በየለከ')

export function isMessenger(word: string): boolean {
  if (messengerNames.has(word) || (amharicPrefixes.has(word.charAt(0)) && messengerNames.has(word.slice(1))))
    return true
  if (!stemBeginnings.has(word.charAt(0)) || word.length > 20) return false
  const heard = squeeze(word)
  return messengerStems.some((stem) => heard.startsWith(stem) && heard.length <= stem.length + 2)
}

/** May be between a messenger and a name: "telegram username koo". */
export const nameNouns = wordSet(
  'username user name id handle nick nickname account address me profile',
  'ስም ስሜ አድራሻ አድራሻዬ የኔ የእኔ maqaa maqaan teessoo teessoon koo kiyya koos',
)
/** Say that what follows is a name. */
export const namingNouns = wordSet('username name id handle nick nickname ስም ስሜ አድራሻዬ maqaa maqaan')
export const isWords = wordSet('is are as under called ነው dha')
export const possessives = wordSet('my our የኔ የእኔ koo kiyya')
export const onWords = wordSet('on in via at by ላይ በ irratti')

/** Ordinary words after "@" or the name of a messenger. */
const ordinaryWords = wordSet(
  'a an the this that these my your our his her their i we you he she it they me us',
  'and or but also only with without for from to on off in at by of as if when while because',
  'am is are was were be been not no yes can may will would should must do does did have has had use used using',
  'every each daily always never often sometimes day days week month year hour hours night noon morning evening time',
  'home work school office reception gate desk counter airport mall cafe house church mosque hotel restaurant kitchen shop bank hospital university college market',
  'good well very ok okay fine bad best basic advanced free available active allowed needed required preferred',
  'group groups channel channels page pages post posts account accounts call calls message messages chat video videos',
  'photo photos picture pictures link app apps admin marketing skills skill media social internet online phone',
  'please thanks thank call text contact write send find add follow bot bots friends family customers anytime any all',
  'እና ወይም ላይ ነው ውስጥ መጠቀም እችላለሁ እጠቀማለሁ አለኝ የለኝም መላክ ብቻ ግን ጋር ደግሞ በጣም ጥሩ አይፈቀድም ይቻላል ይደውሉ ይጻፉ አግኙኝ ያግኙኝ ይፈልጉኝ',
  'fi yookiin yookaan irratti keessatti fayyadamuu nan ni hin qaba qabaa dha gaarii baayyee guyyaa yeroo hojii barreessuu erguu',
)
export const isInSentence = (word: string): boolean => ordinaryWords.has(word) || nameNouns.has(word)
export const isOrdinary = (word: string): boolean =>
  word.length < (word >= 'ሀ' ? 2 : 3) || ordinaryWords.has(word) || (word.length > 5 && word.endsWith('ing'))
