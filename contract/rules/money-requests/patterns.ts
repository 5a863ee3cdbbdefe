import { fold } from '../fold.ts'

/** Patterns for requests for money in one language. A clause is folded and begins with ^. */
export interface Asking {
  /** Each is a request in any context. */
  readonly certain: readonly RegExp[]
  /** Each is a request, unless the words around it say otherwise. */
  readonly requests: readonly RegExp[]
  /** Before or within a request: somebody else pays, or nobody does. */
  readonly notBefore: RegExp
  /** The same, after a request. */
  readonly notAfter: RegExp
}

/** Whole words, written as in the language and folded here. */
const words = (source: string): RegExp =>
  new RegExp(
    `(?<![^ ])(?:${source.replaceAll(/([a-z])\1+/g, '$1').replaceAll(/\p{Script=Ethiopic}/gu, (letter) => fold(letter))})(?![^ ])`,
    'gu',
  )
/** Other words in between: limited in number, so that matching time grows linearly with the text. */
const upTo = (most: number): string => `(?:[^ ]+ ){0,${most}}`

const english = (): Asking => {
  const money = '(?:[0-9]+|birr|birrs|etb|br|money|cash|amount|fee|fees|payment|half)'
  const purpose =
    '(?:registration|registering|register|processing|process|agency|agent|placement|application|service|brokers?|brokerage|visa|passport|training|medical|health|uniform|form|forms|interview|admin|office|security|recruitment|commission|joining|id|insurance|document|documents|ticket)'
  const cost = '(?:fee|fees|payment|money|charge|charges|deposit|cost|costs|commission|birr)'
  const you = '(?:you|u|worker|workers|maid|maids|nanny|candidate|candidates|applicant|applicants|employee)'
  const account = '(?:telebirr|cbe|account|mpesa|bank|awash|dashen|number)'
  const give =
    '(?:send|transfer|contribute|lend|borrow|deposit|wire|bring|give me|give us|loan|help me with|put|pay me)'
  return {
    certain: [
      words(`(?:if ${you} (?:do not|dont|cannot|cant)|unless ${you}) pay`),
      words(`(?:birr|money|[0-9]+) as (?:a )?(?:security|guarantee|deposit)`),
      words(`(?:need|want|ask|require|take|collect) ${upTo(3)}(?:guarantee|deposit|security) of`),
      words(`(?:recharge|top up) my|small (?:fee|deposit|payment)`),
    ],
    requests: [
      words(
        `${you} ${upTo(3)}(?<!(?:your|the|monthly|good|get|receive) )(?:pay|pays|cover|covers|deposit|contribute)`,
      ),
      words(`(?:\\^|please|pls|plz|kindly|first|then|must|should|now) pay(?! attention)`),
      words(`(?:need|needs|have|has|required|asked|expected|obliged|necessary|important) to pay`),
      words(`(?:if you|unless you|until you|before you|once you|after you) ${upTo(2)}(?:pay|paid)`),
      words(
        `(?:and|to|by) pay(?:ing)? ${upTo(3)}(?:${purpose} )?(?:fee|fees|deposit|registration|commission)`,
      ),
      words(`paid by (?:the )?${you}`),
      words(`(?:at|on) your own (?:cost|costs|expense)`),
      words(`${give} ${upTo(4)}${money}`),
      words(
        `(?:send|transfer|deposit|pay|put|refund) ${upTo(5)}(?:my|our|his|her|this) ${upTo(1)}${account}`,
      ),
      words(`${purpose} ${upTo(1)}${cost}|(?:fee|fees|charge|payment) (?:for|of) ${upTo(1)}${purpose}`),
      words(`(?:registration|form|agency|processing) (?:is|of|for|only) ${money}`),
      words(`(?:buy|get) ${upTo(3)}uniform ${upTo(2)}(?:yourself|own money)`),
      words(`(?:deposit|refundable|guarantee) ${upTo(3)}${money}|${money} ${upTo(2)}(?:deposit|guarantee)`),
      words(`(?:small|refundable|a|security) (?:deposit|guarantee)`),
      words(`(?:birr|money|payment|fee|pays) (?:first|upfront|in advance)|advance payment`),
      words(`buy ${upTo(4)}(?:card|cards|airtime|voucher)`),
    ],
    notBefore: words(
      `(?:we|i)(?! (?:need|want|ask|expect|require) (?:you|u|all|every))|ill|ours|family|employer|employers|company|they|no|not|never|dont|doesnt|didnt|without|free|nothing|nobody|zero|salary|wage|wages|send you|send your|sends|school|us to|let us|lets`,
    ),
    notAfter: words(
      `[0-9]* ?(?:per|an|a) (?:hour|day|week|month)|(?:is|are|was|be|will be) (?:not|free|covered|paid by us|on us)|(?:covered|paid) by (?:us|the family|the employer|our|me)|nothing|free|for you|with our|from our|yourself nothing|anything|anybody|anyone`,
    ),
  }
}

const amharic = (): Asking => {
  const money = '(?:[^ ]*ብ[ርሩ][^ ]*|[^ ]*ገንዘ[ብቡ][^ ]*|birr|birrun|genzeb|genzebun)'
  const purpose =
    '(?:[^ ]*(?:መመዝገቢያ|ምዝገባ|ማስመዝገቢያ|ኤጀንሲ|ደላላ|ቪዛ|ፓስፖርት|ስልጠና|ሕክምና|ምርመራ|ዩኒፎር[ምሙ]|ፎር[ምሙ]|ማስኬጃ|ማስጨረሻ|ኮሚሽ[ንኑ]|አገልግሎት|መታወቂያ)[^ ]*|(?:ye|le|yemi)?(?:memezgebiya|mezgeba|miziigeba|mizgeba|komishin|viza|siltena|uniform|agency))'
  const cost = '(?:[^ ]*ክፍያ[^ ]*|[^ ]*ብር|[^ ]*ወጪ[^ ]*|[^ ]*ገንዘብ[^ ]*|kifya|kifiya|kefya|birr)'
  const send =
    '(?:ላክ|ላኪ|ላኩ|ይላኩ|(?:ላክ|ላኪ|ላኩ|ይላኩ)(?:ልኝ|ልን|ው|ላት|ለት)|መላክ አለብ[ሽህ]|ትልኪያለሽ|ትልካለህ|አስተላል[ፍፊ]ልኝ|አስተላል[ፍፊፉ]|ያስተላልፉ|አስገ[ባቢቡ]|አስገ[ባቢቡ]ልኝ|ያስገቡ|ያስገቡልኝ|አበድ[ርሪሩ]ኝ|ስጪኝ|ስጠኝ|ስጡኝ|እርጂኝ|እርዳኝ|አምጪ|አምጣ|አምጡ|ይዘሽ|ይዘህ|አስገ[ባቢቡ]ና|ላ[ክኪኩ]ና|laki|lak|laku|yilaku|lak[iu]?li[gn]+|lakilgn|asgeb[iau]|asgebilign|abedrign)'
  const obliged = '(?:አለብ(?:ሽ|ህ|ዎት|ዎ)|አለባችሁ|ይጠበቅብ(?:ሻል|ሃል|ዎታል)|ያስፈልግ(?:ሻል|ሃል|ዎታል)|ግዴታ[^ ]*|የግድ[^ ]*)'
  const card = '(?:[^ ]*ካርድ[^ ]*|kard|card)'
  return {
    certain: [words('ካልከፈል[ሽክህ]|ካልከፈላችሁ|ካላስያዝ[ሽክህ]|በራስ(?:ሽ|ህ|ዎ) ወጪ')],
    requests: [
      words(`${money} ${upTo(3)}${send}|(?:laki|lak|lak[iu]?li[gn]+) ${upTo(2)}${money}`),
      words('ክፈል|ክፈይ|ክፈዪ|ክፈሉ|ክፈ[ልይሉ]ኝ|ይክፈሉ|ትከፍያለሽ|ትከፍዪያለሽ|ትከፍላለህ|ትከፍላላችሁ|ከፍለ[ሽህ]|ከፍላችሁ'),
      words('ትሸፍኛለሽ|ትሸፍናለህ|ሸፍኚ|ሸፍን|ይሸፍኑ'),
      words(
        `(?:መክፈል|መሸፈን|መላክ|mekfel) ${obliged}|mekfel aleb(?:sh|ish|ih|h)|k[ie]?fe(?:yi|y|l|lu)|ti?kef[iy]*alesh|tikeflaleh`,
      ),
      words(`[^ ]*ሠራተኛ[^ ]* ${upTo(3)}(?:ትከፍላለች|ይከፍላል|ትሸፍናለች)`),
      words(`${purpose} ${upTo(2)}${cost}`),
      words(
        `(?:በ|የ)?(?:ቅድሚያ|ቅድመ) ክፍያ[^ ]*|[^ ]*ማስያዣ[^ ]*|[^ ]*ብር ዋስትና|ዋስትና ${upTo(1)}[^ ]*ብር|መጀመሪያ የከፈለ[^ ]*|ቀብድ[^ ]*|kidmiya k[ie]f[iy]*a|masyazha|qebd`,
      ),
      words(
        `${card} ${upTo(3)}(?:ግዢ[^ ]*|ግዛ[^ ]*|ግዙ[^ ]*|ገዝተ[ሽህ]|ላኪ[^ ]*|ላክ[^ ]*|ሙይ[^ ]*|ሙላ[^ ]*|gizh?i?lign|laki[^ ]*)`,
      ),
      words(`[^ ]*(?:አካውንቴ|አካውንታችን|ሂሳቤ|ሂሳባችን|ቴሌብሬ)[^ ]* ${upTo(3)}${send}`),
    ],
    notBefore: words(
      '[^ ]*ደመወዝ[^ ]*|[^ ]*ደሞዝ[^ ]*|ነው|በ?እኛ|በኛ|እኔ|ምንም|ያለ|በነጻ|ነጻ|demewez[^ ]*|demoz[^ ]*|egna|ene|minim',
    ),
    notAfter: words(
      'የለም|የለውም|የለብ[^ ]*|አያስፈልግም|አይጠየቅም|አንጠይቅም|አት(?:ከፍ|ክፈ|ላ|ልኪ|ጠየ)[^ ]*|አይ(?:ጠየ|ከፈ)[^ ]*|በነጻ|ነጻ|እኛ|[^ ]*እን?ከፍላለ[ንሁ]|እከፍላለሁ|እንሸፍናለን|እሸፍናለሁ|እንሰጣለን|ይከፈል[^ ]*|ይከፈላል|ይሸፈናል|yelem|ayasfelgim|enkeflalen',
    ),
  }
}

const oromo = (): Asking => {
  const money = '(?:qarshii[^ ]*|maallaq[^ ]*|birrii?)'
  const purpose =
    '(?:galmee[^ ]*|ejensii[^ ]*|dallaal[^ ]*|viizaa[^ ]*|paaspoortii[^ ]*|leenjii[^ ]*|tajaajil[^ ]*|dursaa[^ ]*|qorannoo[^ ]*|yaalaa|uffat[^ ]*|foormii[^ ]*|inshuraansii[^ ]*|komishinii[^ ]*)'
  const cost = '(?:kaffaltii[^ ]{0,2}|baasii[^ ]{0,2}|maallaq[^ ]*|qarshii)'
  const send =
    '(?:(?:erg|galch|dabars)iitii|ergi|ergitu|ergitee|na gargaari|erguu qabd[au]|dabarsi|dabarsaa|galchi|galchaa|galchuu qabd[au]|liqeessi|liqeessaa|kenni|fidi)'
  return {
    certain: [words('yoo hin kaffal[^ ]*|baasii keetiin')],
    requests: [
      words(`${money} ${upTo(4)}${send}`),
      words(`${send} ${upTo(1)}${money}`),
      words('kaffali|kaffalta|kaffaltaa|kaffaltee|kaffaltan[^ ]*'),
      words('kaffaluu (?:qabd[au]|qabdan|qabdi|si barbaachisa|isin barbaachisa|sirra jira|dirqama)'),
      words(`(?:hojjett?[^ ]*tu|barbaad[^ ]*tu) ${upTo(1)}kaffal(?:a|ti)|hojjettoonni ${upTo(4)}kaffalu`),
      words(
        `${cost} ${upTo(1)}${purpose}|(?:foormii|galmee|viizaa)[^ ]* qarshii|dura kaffal(?:e|te|ee)|${purpose} ${upTo(1)}${money} ${upTo(2)}(?:barbaachisa|gaafatama|kaffal[^ ]*)`,
      ),
      words(`(?:qabdii|qabdiin|wabii|wabiin) ${upTo(1)}(?:${money}|[0-9]+)`),
      words(`kaardii[^ ]* ${upTo(4)}(?:bitii[^ ]*|biti|bitaa|bitadhu|ergi|guuti)`),
      words(`(?:herrega|telebirrii?|telebirr|cbe|akkaawuntii) ${upTo(2)}koo ${upTo(2)}${send}`),
    ],
    notBefore: words('minda[^ ]*|nuti|nu|ani|nan|ni|homaa|hin|bilisa[^ ]*|maatiin|abbaan'),
    notAfter: words('hin|bilisa[^ ]*|nuti|ani|nan|kaffalla|kaffalama|kennina|nutu|anatu|miti'),
  }
}

export const languages: readonly Asking[] = [english(), amharic(), oromo()]
