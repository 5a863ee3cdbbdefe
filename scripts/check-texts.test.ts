import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findProblems, readSources, readSpecification, root } from './check-texts.ts'
import { findGaps } from './texts/completeness.ts'
import { findHardCoded } from './texts/hard-coded.ts'
import { flatten, readLocales, type Locales } from './texts/locales.ts'
import { specificationOf } from './texts/specification.ts'
import { findUsageProblems } from './texts/usage.ts'
import { findEnglish, findSpellings, findUntranslated } from './texts/wording.ts'

type Texts = { [name: string]: unknown }

/** The area `area` in three languages. */
const locales = (en: Texts, am: Texts, om: Texts): Locales => ({
  en: new Map(flatten('area', en)),
  am: new Map(flatten('area', am)),
  om: new Map(flatten('area', om)),
})
const inAmharic = (text: string) => locales({ key: 'English' }, { key: text }, { key: 'Afaan' })
const inEnglish = (text: string) => locales({ key: text }, { key: 'አማርኛ' }, { key: 'Afaan' })
const inOromoo = (text: string) => locales({ key: 'English' }, { key: 'አማርኛ' }, { key: text })

const good = locales(
  { greeting: 'Hello {{name}}', jobs: { found_one: 'One job', found_other: '{{count}} jobs' } },
  { greeting: 'ሰላም {{name}}', jobs: { found_one: '{{count}} ሥራ', found_other: '{{count}} ሥራዎች' } },
  { greeting: 'Akkam {{name}}', jobs: { found_one: 'Hojii tokko', found_other: 'Hojii {{count}}' } },
)
const page = {
  file: 'web/pages/page.tsx',
  text: `export const Page = () => <p title={t('area.greeting', { name })}>{t('area.jobs.found', { count })}</p>`,
}

test('good texts, all used, have no problem', () => {
  expect(findProblems(good, [page], specificationOf([]))).toEqual([])
})

test('LNG-17 LNG-18 every text of ours is there in three languages, translated, used and in no code', async () => {
  const ours = await readLocales(join(root, 'web/locales'))
  expect(ours.en.size).toBeGreaterThan(300)
  expect(findProblems(ours, await readSources(), await readSpecification())).toEqual([])
})

test('every check is part of the whole', () => {
  const bad = locales(
    { lone: 'Only here', copied: 'Not translated by anyone', quaint: 'Go on' },
    { copied: 'Not translated by anyone', quaint: 'ይቀጥሉ' },
    { copied: 'Jecha darbii', quaint: 'Itti fufaa' },
  )
  const source = { file: 'web/page.tsx', text: `export const A = () => <p>Hello</p>` }
  const problems = findProblems(bad, [source], specificationOf([]))
  expect(problems).toEqual([
    'am area.lone: missing',
    'om area.lone: missing',
    'area.lone: used nowhere',
    'area.copied: used nowhere',
    'area.quaint: used nowhere',
    'web/page.tsx:1: hard-coded text "Hello"',
    'am area.copied: the same as in English',
    'am area.copied: not in Ethiopic letters',
    'om area.copied: write jecha iccitii instead of Jecha darbii',
    'en area.quaint: write continue instead of Go on',
  ])
})

describe('every language holds every text', () => {
  test.each<[what: string, given: Locales, problems: string[]]>([
    ['nothing missing', good, []],
    ['missing in two languages', locales({ a: 'A' }, {}, {}), ['am area.a: missing', 'om area.a: missing']],
    ['missing in English', locales({}, { a: 'ሀ' }, { a: 'A' }), ['en area.a: missing']],
    ['empty', locales({ a: 'A' }, { a: ' ' }, { a: 'A' }), ['am area.a: no text']],
    ['not a text', locales({ a: 'A' }, { a: 'ሀ' }, { a: ['A'] }), ['om area.a: no text']],
    [
      'a placeholder left out',
      locales({ a: '{{limit}}' }, { a: 'ሀ' }, { a: '{{ limit, number }}' }),
      ['am area.a: placeholders differ from English: limit'],
    ],
    [
      'a placeholder misspelt',
      locales({ a: '{{limit}}' }, { a: '{{limit}}' }, { a: '{{limt}}' }),
      ['om area.a: placeholders differ from English: limit, limt'],
    ],
    [
      'one form of two',
      locales({ a_one: 'A', a_other: 'A' }, { a_one: 'ሀ', a_other: 'ሀ' }, { a_other: 'A' }),
      ['om area.a_one: missing'],
    ],
    [
      'the Amharic form for one and none without its number',
      locales(
        { a_one: 'One job', a_other: '{{count}} jobs' },
        { a_one: 'አንድ ሥራ', a_other: '{{count}} ሥራዎች' },
        { a_one: 'Hojii tokko', a_other: 'Hojii {{count}}' },
      ),
      ['am area.a_one: placeholders differ from English: count'],
    ],
    [
      'a form that no number chooses',
      locales(
        { a_one: 'A', a_other: 'A' },
        { a_one: 'ሀ', a_other: 'ሀ', a_few: 'ሀ' },
        { a_zero: 'A', a_one: 'A', a_other: 'A' },
      ),
      ['am area.a_few: this language never uses this form'],
    ],
    [
      'a name that only looks like a form',
      locales({ too_many: 'A' }, { too_many: 'ሀ' }, { too_many: 'A' }),
      [],
    ],
  ])('%s', (_what, given, problems) => {
    expect(findGaps(given)).toEqual(problems)
  })
})

describe('every text is used, and every name in code is a text', () => {
  const texts = { plain: 'A', errors: { lost: 'B', found: 'C', fields: { deep: 'D' } } }
  const three = locales(texts, texts, texts)
  const every = `t('area.plain'); texts(language, \`area.errors.\${code}\`); i18n.t('area.errors.fields.deep')`
  const problems = (text: string) => findUsageProblems(three, [{ file: 'server/a.ts', text }])

  test('by name, by template and on the server', () => {
    expect(problems(every)).toEqual([])
  })
  test('a choice uses both', () => {
    expect(
      problems(`t(\`area.errors.\${a}\`); t(b ? 'area.plain' : ('area.errors.fields.deep' as const))`),
    ).toEqual([])
  })
  test('a template fills in one word, not two', () => {
    expect(problems(`t('area.plain'); t(\`area.errors.\${code}\`)`)).toEqual([
      'area.errors.fields.deep: used nowhere',
    ])
  })
  test('a string that is not asked for is no use', () => {
    expect(problems(every.replace(`t('area.plain')`, `say('area.plain')`))).toEqual([
      'area.plain: used nowhere',
    ])
  })
  test('a name or a template that fits no text', () => {
    expect(problems(`${every}\nt('area.plan')\nt(\`area.wrong.\${code}\`)`)).toEqual([
      'server/a.ts:2: no file holds area.plan',
      'server/a.ts:3: no file holds area.wrong.…',
    ])
  })
})

describe('no words in components', () => {
  const found = (jsx: string) => findHardCoded({ file: 'web/a.tsx', text: `export const a = ${jsx}` })

  test.each([
    `<p>Hello</p>`,
    `<>ሰላም</>`,
    `<p>{'Hello'}</p>`,
    '<p>{`${count} jobs`}</p>',
    `<p>{open ? 'Open' : null}</p>`,
    `<p>{open && 'Open'}</p>`,
    `<p>{t('area.a') + ' or so'}</p>`,
    `<img alt="A house" />`,
    `<a title={'Home'} />`,
    '<nav aria-label={`Page ${number}`} />',
    `<input placeholder="Your name" />`,
    `<Field label={required ? 'Name *' : t('area.name')} />`,
    `<Notice heading="Sorry" />`,
    `<Notice text="Sorry" />`,
    `<Disclosure summary={<b>More</b>} />`,
    `<meta content="Fair work" />`,
  ])('%s is found', (jsx) => {
    expect(found(jsx)).toHaveLength(1)
  })

  test.each([
    `<p>{t('area.a')}: </p>`,
    `<p>{' '}</p>`,
    `<p>&nbsp;– 24/7 · {count}</p>`,
    `<p>{/* a comment */}</p>`,
    `<p className="card" lang="en" id="content" />`,
    '<a title={`${t("area.a")}: ${name}`} href="/jobs" />',
    `<a aria-label="x" aria-current={now ? 'page' : undefined} />`,
    `<Button kind="secondary" onClick={() => send('later')} />`,
    `<p>{state === 'open' && <Icon />}</p>`,
  ])('%s is fine', (jsx) => {
    expect(found(jsx)).toEqual([])
  })

  test('says where', () => {
    expect(found(`(\n  <p>\n    <b>Hello</b>\n  </p>\n)`)).toEqual(['web/a.tsx:3: hard-coded text "Hello"'])
  })
})

describe('translated, not copied', () => {
  test.each(['Show once what you can do', 'Loading'])('%s is the same as in English', (text) => {
    expect(findUntranslated(locales({ a: text }, { a: 'አንድ ጊዜ ያሳዩ' }, { a: text }))).toEqual([
      'om area.a: the same as in English',
    ])
  })
  test.each(['OK', '© {{year}} {{name}} 2026', 'Abronet OpenAPI, Abronet', 'X (Twitter)'])(
    '%s may stay',
    (text) => {
      expect(findUntranslated(locales({ a: text }, { a: 'ኢሜይል' }, { a: text }))).toEqual([])
    },
  )
  test('Amharic in Latin letters', () => {
    expect(findUntranslated(inAmharic('Selam'))).toEqual(['am area.key: not in Ethiopic letters'])
  })
  test.each(['የOpenAPI ሰነድ', 'OpenAPI', '{{count}} / 10', 'Abronet: {{name}}'])(
    '%s is Amharic enough',
    (text) => {
      expect(findUntranslated(inAmharic(text))).toEqual([])
    },
  )
})

describe('spelling by the glossary', () => {
  test.each([
    ['ኢሜልዎን ያረጋግጡ', 'ኢሜይል'],
    ['ወርሃዊ ደሞዝ', 'ደመወዝ'],
    ['ስራ ፍለጋ', 'ሥራ'],
    ['የስራዎች ዝርዝር', 'ሥራ'],
    ['ስለስራው', 'ሥራ'],
    ['ሰራተኛ ይቅጠሩ', 'ሠራተኛ'],
    ['ለሰራተኞች', 'ሠራተኛ'],
    ['የቤት ፅዳት', 'ጽዳት'],
    ['ፆታ', 'ጾታ'],
    ['መነሻ ገፅ', 'ገጽ'],
    ['የስልጠና ሞጁል', 'ሥልጠና'],
    ['መስፈርቶች', 'መሥፈርት'],
    ['ሂሳብ', 'ሒሳብ'],
    ['የህክምና ምስክር', 'ሕክምና'],
    ['ህፃናት', 'ሕፃን'],
    ['የሰው ሀይል', 'ኃይል'],
    ['3 አመት', 'ዓመት'],
    ['የእድሜ ክልል', 'ዕድሜ'],
    ['ለቀጣሪዎች', 'አሠሪ'],
    ['ሃዋሳ', 'ሐዋሳ'],
    ['{{name}}ን ይላኩ', 'words apart from what is filled in'],
    ['ሰላም፡ለሁሉም', 'a space between words'],
    ['፲፪ ወር', 'the digits 0 to 9'],
    ['ምርጫዎቹን ያጽዱ', 'ያስወግዱ'],
    ['ሠራተኞቻችን ይመለከቱታል።', 'ባልደረቦቻችን'],
    ['ሰውየው ተቀምጧል።', 'መገለጫው'],
    ['የሚመከሩ ሥራ ፈላጊዎች', 'የሚስማሙ'],
    ['ማጣሪያዎች', 'ምርጫ'],
    ['የዜና መጽሔት', 'ዜና'],
    ['የዳግም ማስጀመሪያ መመሪያ', 'አዲስ የይለፍ ቃል መምረጫ'],
    ['የይለፍ ቃል ያረጋግጡ', 'የይለፍ ቃሉን ይድገሙ'],
    ['የእኔ ዳታ', 'መረጃ'],
    ['የኔትወርክ ስህተት', 'ግንኙነት'],
    ['360 ፒክሰል', 'ፒክስል'],
    ['ማመልከቻዎ ተነሥቷል።', 'ተሰርዟል'],
    ['ስህተት ተከስቷል', 'ተፈጥሯል'],
    ['(አማራጭ)', '(ግዴታ አይደለም)'],
    ['ሥራዎቹን ማምጣት አልተቻለም', 'ማሳየት አልተቻለም'],
    ['የሚመሳሰል አልተገኘም።', 'ምንም አልተገኘም'],
    ['ቢያንስ {{limit}} ፊደላት', 'ፊደላት ወይም ቁጥሮች'],
    ['እባክዎ በእርሱ ይግቡ።', 'the noun again'],
    ['ይህ ክፍል አልተከፈተም።', 'ገጽ'],
    ['የተላከው ወደ፦ {{email}}', 'a label before ፦'],
    ['ሰነድዎን ይስቀሉ', 'ያስገቡ'],
    ['በመላክ ላይ...', '…'],
  ])('Amharic: %s', (text, advice) => {
    expect(findSpellings(inAmharic(text))).toEqual([
      expect.stringContaining(`am area.key: write ${advice} instead`),
    ])
  })
  test.each([
    'ኢሜይል',
    'ደመወዝ፦ 12',
    'የሥራ ፈላጊ ሠራተኛ',
    'ጽዳት፣ ጾታ፣ ገጽ።',
    'እስራኤል',
    'ቤቱን ያጽዱ',
    'የመጀመሪያ እርዳታ',
    'የራስ ክፍል፣ ክፍለ ከተማ',
    'ቢያንስ 10 ፊደላት ወይም ቁጥሮች',
    'ተቀባይ፦ {{name}}',
  ])('Amharic: %s is right', (text) => {
    expect(findSpellings(inAmharic(text))).toEqual([])
  })
  test.each([
    ['danda’a', "the plain apostrophe '"],
    ['hojii ykn leenjii', 'yookaan'],
    ['Jecha darbii keessan', 'jecha iccitii'],
    ['irratti walii galan', 'waliigal-'],
    ['isin gaha', "ga'-"],
    ['Imeeloonni kun', 'imeelonni'],
    ['quunnamtii keessan', 'qunnamtii'],
    ['Walqunnamtiin hin jiru', 'qunnamtii'],
    ['Dogoggora neetworkii', 'qunnamtii'],
    ['intarneetii keessan', 'interneetii'],
    ['gara biraawzara keessaniitti', 'biraawzarii'],
    ['Piikselii 360', 'piikseela'],
    ['Profaayilii keessan', 'piroofaayilii'],
    ['Kaffaltiin hin himamne', 'hin ibsamne'],
    ['Ammaaf hin banamne', 'ammallee'],
    ['galmee imeelii hin barbaachifnees', 'saanduqa ispaamii'],
    ['Fuulawwan hojiiwwanii', 'fuulota'],
    ['lakkoofsota fi kaffaltii', 'a long vowel before fi'],
    ['Ergamaa jira...', '…'],
    ['Daataa koo', 'odeeffannoo'],
    ['Gosoota deetaa', 'odeeffannoo'],
    ['Barruun oduu keenya', 'oduu'],
    ['Gingilchaawwan', 'filannoo'],
    ["Michuu ta'aa", 'michuu hojii'],
    ['Sagantaa michummaa', 'michuu hojii'],
    ['Bakka qulqulleessaa', 'haqaa'],
    ['Qulqulleessaa', 'haqaa'],
    ['Hojjettoonni keenya ni ilaalu', 'hojjettoota waajjira keenyaa'],
    ['Inni guddaan 5 dha', 'caaluu hin qabu'],
    ['Inni xiqqaan 5 dha', 'yoo xiqqaate'],
    ['Maaloo isaan seenaa', 'the thing itself'],
    ["Olkaa'amoo keessaa haqaa", "tarree keessaa ba'eera"],
    ["Hojichi olkaa'amaa miti", "tarree keessaa ba'eera"],
    ["Namni kun olkaa'ameera", 'piroofaayilii'],
    ['Barbaaddota hojii gorfaman', "isiniif ta'an"],
    ["Iyyattoota fiduun hin danda'amne", 'agarsiisuun'],
    ["Meeshaaleen kan biraa hundi ba'aniiru", 'irraa baataniittu'],
    ['homaa gochuu hin qabdan', 'gochuun hin barbaachisu'],
    ['{{name}}tti ergaa', 'words apart from what is filled in'],
  ])('Oromoo: %s', (text, advice) => {
    expect(findSpellings(inOromoo(text))).toEqual([
      expect.stringContaining(`om area.key: write ${advice} instead`),
    ])
  })
  test.each([
    `danda'a`,
    'hojii yookaan leenjii',
    'Jecha iccitii',
    'Foddaa Qulqulleessaa',
    'Hojjetaa mana qulqulleessuu',
    'Hojjettoonni waajjira keenyaa',
    'Michuun hojii, sagantaa michummaa hojii',
    "Olkaa'amaa jira…",
    'Yeroo isaan hojii argatan',
    'Biraawzariin keessan',
    'Piikseela 360, 768 fi 1280',
    "kaalandarii fi sa'aatii",
    'Meeshaa sana irraa baataniittu',
  ])('Oromoo: %s is right', (text) => {
    expect(findSpellings(inOromoo(text))).toEqual([])
  })
})

describe('plain English', () => {
  const specification = specificationOf([
    'Failure: "Failed to fetch jobs", with a Retry button. The button reads "Posting..." while sending.',
    'After 200 the message is "Password reset email sent successfully". Status 400: "Check your credentials."',
    'The dashboard has Post a New Job and View Applicants.',
  ])
  const found = (text: string) => findEnglish(inEnglish(text), specification)

  test.each([
    ['Pay is not told', 'said, stated or shown'],
    ['New employers will stand here.', 'appear'],
    ['It stands in your referral link.', 'appear'],
    ['Choose a new password at once.', 'right away'],
    ['Please log in to go on.', 'continue'],
    ['You see here how it goes on.', 'continue'],
    ['You need not do anything.', 'do not need to'],
    ['The employer wishes for another age', 'want or prefer'],
    ['Whoever asks for money is not from us.', 'anyone who'],
    ['The job is no longer saved.', 'removed'],
    ['Save {{name}} no longer', 'removed'],
    ['We know no partner called {{name}}.', 'not found'],
    ['Please press long on the link.', 'press and hold'],
    ['Stop it with one click.', 'tap'],
    ['Mail me new jobs', 'email'],
    ['Use another e-mail address', 'email'],
    ['You are signed in.', 'log in or log out'],
    ['Please check your credentials', 'username and password'],
    ['Saved successfully!', 'no such word'],
    ['Failed to fetch workers', 'could not be'],
    ['Saving...', '…'],
    ['Save Changes', 'changes'],
    ['Your account. The Back office', 'back'],
    ['Post a New Invoice', 'invoice'],
  ])('%s', (text, advice) => {
    expect(found(text)[0]).toContain(`en area.key: write ${advice} instead of`)
  })

  test.each([
    'Failed to fetch jobs',
    'Failed to fetch jobs. Please check your connection.',
    'Posting...',
    'Password reset email sent successfully',
    'Check your credentials.',
    'Post a New Job',
    'To see who has applied, tap View Applicants on a job.',
    'Retry',
    'Employers can no longer find you.',
    'You understand what is needed. Nothing else is needed from you.',
    'Email address: {{email}}',
    'No PDF? Send a JPEG, or call us in Addis Ababa: Monday to Friday.',
    'Welcome to Abronet, {{name}}. You can log in in Afaan Oromoo.',
    'I agree to the <terms>terms and conditions</terms>.',
    'Job: Nanny for two children',
    'Choose Other for any place.',
  ])('%s is right', (text) => {
    expect(found(text)).toEqual([])
  })
})
