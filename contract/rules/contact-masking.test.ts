import { describe, expect, test } from 'vitest'
import { maskContacts, masked, maskText } from './contact-masking.ts'

describe('phone numbers are masked', () => {
  test.each([
    '0911234567',
    '0911 234 567',
    '0911-23-45-67',
    '0911-234567',
    '911,234,567',
    '09.11.2345.67',
    '09 11 23 45 67',
    '+251911234567',
    '+251 911 23 45 67',
    '(+251) 911-234-567',
    '00251 911 234567',
    '251911234567',
    '0 9 1 1 2 3 4 5 6 7',
    '0.9.1.1.2.3.4.5.6.7',
    '0_9_1_1_2_3_4_5_6_7',
    '0*911*234*567',
    '09\u200b11\u200b23\u200b45\u200b67',
    '09\n11\n23\n45\n67',
    '٠٩١١٢٣٤٥٦٧',
    '０９１１２３４５６７',
    '0፱፩፩፪፫፬፭፮፯',
    '፱ ፩ ፩ ፪ ፫ ፬ ፭ ፮ ፯',
    '0፡9፡1፡1፡2፡3፡4፡5፡6፡7',
    'zero nine one one two three four five six seven',
    'Zero Nine 1 1 two 3 4 five 6 7',
    'ዜሮ ዘጠኝ አንድ አንድ ሁለት ሦስት አራት አምስት ስድስት ሰባት',
    'zeeroo sagal tokko tokko lama sadii afur shan torba saddeet',
    '0711234567',
    '011 551 2345',
    '+971 50 123 4567',
    '5512345',
  ])('%s', (number) => {
    const text = maskContacts(`Call me: ${number} please`)
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(/^Call me: \(?•••\)? please$/)
  })

  test('within other words and more than once', () => {
    expect(maskContacts('ስልኬ 0911234567 ነው፣ ወይም 0922345678።')).toBe(`ስልኬ ${masked} ነው፣ ወይም ${masked}።`)
    expect(maskContacts('tel:0911234567.')).toBe(`tel:${masked}.`)
  })
})

describe('e-mail addresses and names elsewhere are masked', () => {
  test.each([
    'tigist@example.com',
    'tigist.bekele+jobs@mail.example.co.uk',
    'TIGIST@EXAMPLE.COM',
    'tigist @ example . com',
    'tigist at example dot com',
    'tigist (at) example (dot) com',
    'tigist[at]gmail[dot]com',
    'tigist at gmail.com',
    'tigist＠example.com',
    'ትግስት@example.com',
    'tigist አት gmail ዶት com',
    '@tigist_bekele',
    't.me/tigist',
    'wa.me/251911234567',
  ])('%s', (address) => {
    expect(maskContacts(`Write to ${address} please`)).toMatch(/^(Write to )?••• please$/)
  })
})

describe('all else is left as it is written', () => {
  test.each([
    '',
    'I have cared for three children since 2021.',
    'From 2019-2024 I worked in Adama.',
    'I ask for 5000 - 7000 birr a month.',
    'My wage was 1,200,000 a year.',
    'I can start on 2026-12-01 or 01/12/2026.',
    'I am 26, have 2 children and 5 years of experience.',
    'Meet me at the school. Come in at noon.',
    'I worked at home. Me and my sister cooked at school. Us too.',
    'I work at home and at school every day.',
    'One or two days a week, three hours each.',
    'ከ2013 እስከ 2016 ዓ.ም. በአዳማ ሠርቻለሁ።',
    "Waggaa 3 hojjedheera, daa'imman lama guddiseera.",
    'Monday to Friday, 8:00-17:00, ETB 60.00/hr',
    'ሁለት ልጆች አሉኝ፣ አንድ ወንድ።',
  ])('%s', (text) => {
    expect(maskContacts(text)).toBe(text)
  })

  test.each(['x'.repeat(80), 'a.'.repeat(20) + 'b', '_'.repeat(80) + 'abebe'])(
    'an address is masked after any text: %s',
    (before) => {
      expect(maskContacts(`${before}@gmail.com`)).not.toContain('gmail')
      expect(maskContacts(`${before} at gmail dot com`)).not.toContain('gmail')
    },
  )
})

describe('what is masked is replaced, and everything around it stays as written', () => {
  test.each([
    ['  Ａ“x”\u200b é 0️⃣9️⃣1️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣ é\u200b “y”Ｂ  ', `  Ａ“x”\u200b é ${masked} é\u200b “y”Ｂ  `],
    ['ﬁne\r\n\tCALL\u00a00911234567\u00a0ﬁne\r\n', `ﬁne\r\n\tCALL\u00a0${masked}\u00a0ﬁne\r\n`],
    ['ሠራተኛ፡0911234567፡ኀይሉ', `ሠራተኛ፡${masked}፡ኀይሉ`],
    ['\ud800 tigist@gmail.com \udc00', `\ud800 ${masked} \udc00`],
    ['5,000 - 7,000 birr. (0911 234 567) 8:00-17:00', `5,000 - 7,000 birr. (${masked}) 8:00-17:00`],
    ['See https://example.com/a?b=c. Thanks', `See ${masked}. Thanks`],
  ])('%j', (text, answer) => {
    expect(maskContacts(text)).toBe(answer)
  })
})

describe('what could be a contact but is shown is doubtful', () => {
  test.each([
    'I worked @Hilton for two years.',
    'Clean the office @ Bole twice a week',
    'House no. 1234/5678',
    'Code 551 23 45',
    '07:00-19:00, 15 days off',
  ])('%s', (text) => {
    expect(maskText(text)).toEqual({ text, doubtful: true })
  })

  test.each([
    'I ask for 5,000 - 7,000 birr.',
    'Contract from 01/12/2026 - 30/11/2027, 8:00-17:00.',
    'I use Telegram every day.',
    'Proclamation 1156/2019',
  ])('and this is not: %s', (text) => {
    expect(maskText(text)).toEqual({ text, doubtful: false })
  })

  test('a contact that is masked leaves no doubt', () => {
    expect(maskText('Call 0911 234 567')).toEqual({ text: `Call ${masked}`, doubtful: false })
  })
})
