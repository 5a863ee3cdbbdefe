import { describe, expect, test } from 'vitest'
import { cuesOf, writeCaptions } from './captions.ts'

const texts = (text: string) => cuesOf({ from: 0, to: 10_000, text }).map((cue) => cue.text)

describe('cues', () => {
  test.each([
    ['One. Two! Three? Four…', ['One.', 'Two!', 'Three?', 'Four…']],
    ['ቢላውን ያስቀምጡ። እጅዎን ይታጠቡ።', ['ቢላውን ያስቀምጡ።', 'እጅዎን ይታጠቡ።']],
    ['It costs 1.5 birr. No more.', ['It costs 1.5 birr.', 'No more.']],
    ['  No mark at the end ', ['No mark at the end']],
    ['', []],
  ])('of %j are its sentences', (text, expected) => {
    expect(texts(text)).toEqual(expected)
  })

  test.each([
    'When the pan is hot, turn the handle to the wall, keep the children out of the kitchen, and never leave the fire alone.',
    'መጥበሻው ሲሞቅ እጀታውን ወደ ግድግዳው ያዙሩት፣ ልጆች ወደ ወጥ ቤት እንዳይገቡ ያድርጉ፣ እሳቱን ብቻውን ፈጽሞ አይተዉት፣ ሲጨርሱም ምድጃውን ሁልጊዜ ያጥፉት።',
    "Yeroo eeleen ho'u qabduu isaa gara keenyanitti naannessaa, ijoolleen mana nyaata bilcheessuu akka hin seenne taasisaa.",
    `${'word '.repeat(60)}end.`,
  ])('of a long sentence fit two lines, are cut where one pauses, and lose no word: %s', (text) => {
    const pieces = texts(text)
    expect(pieces.length).toBeGreaterThan(1)
    for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(80)
    expect(pieces.join(' ')).toBe(text)
    // Where there is no mark, between words.
    expect(pieces[0]).toMatch(/[,፣]$|word$/)
  })

  test('share the time of their scene by their length, without gaps', () => {
    expect(cuesOf({ from: 1_000, to: 5_000, text: 'Ten signs. Thirty signs are in this line.' })).toEqual([
      { from: 1_000, to: 2_000, text: 'Ten signs.' },
      { from: 2_000, to: 5_000, text: 'Thirty signs are in this line.' },
    ])
  })
})

test('are written as WebVTT, and a text cannot end its cue', () => {
  expect(
    writeCaptions([
      { from: 0, to: 2_500, text: 'Salt & sugar <i> --> x' },
      { from: 3_661_007, to: 3_662_000, text: 'End.' },
    ]),
  ).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:02.500\nSalt &amp; sugar &lt;i&gt; --&gt; x\n\n01:01:01.007 --> 01:01:02.000\nEnd.\n\n',
  )
})

test('of an empty transcript are an empty list', () => {
  expect(writeCaptions([{ from: 0, to: 1_000, text: ' ' }])).toBe('WEBVTT\n\n')
})
