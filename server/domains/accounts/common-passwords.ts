/** Beginnings and wholes that every list of stolen passwords starts with, in lower case and without what is put after. */
const common = new Set(
  `password passwort passw0rd p@ssword p@ssw0rd qwertyuiop qwerty qwertyui asdfghjkl asdfgh zxcvbnm 1q2w3e4r5t 1qaz2wsx
  1q2w3e4r q1w2e3r4 iloveyou letmein welcome monkey dragon sunshine princess football baseball superman batman trustno
  starwars whatever michael jordan master shadow ashley bailey jesus christ jesuschrist godisgood godislove blessed
  ethiopia habesha addis addisababa finfinne oromia amhara tigray adama hawassa bahirdar gondar mekelle selam lovelove
  abronet abronetabronet changeme changeit default secret secretsecret administrator admin adminadmin user login test
  testtest testing computer internet samsung android iphone google facebook instagram telegram youtube arsenal chelsea
  manchester liverpool barcelona realmadrid ronaldo messi beautiful forever friends family mother father sister brother
  abcdefghij abcdefgh abcdef alphabet aaaaaaaaaa`.split(/\s+/),
)

/** What people put behind or before a word to make it longer. */
const padding = /^[\d!@#$%^&*._-]+|[\d!@#$%^&*._-]+$/g

/** A password that a stranger would try: a well-known one, a row of keys or digits, or the person's own names. */
export function isCommon(password: string, own: readonly string[]): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  const word = text.replaceAll(padding, '')
  if (word === '' || common.has(text) || common.has(word)) return true
  if (new Set(text).size < 5 || isRow(text)) return true
  return own.some(
    (name) => name.length >= 4 && text.includes(name.toLowerCase()) && text.length - name.length < 6,
  )
}

/** 1234567890, abcdefghij and the like, forwards or backwards. */
function isRow(text: string): boolean {
  const steps = Array.from(text)
    .slice(1)
    .map((letter, index) => letter.charCodeAt(0) - text.charCodeAt(index))
  const first = steps[0]
  return Math.abs(first ?? 0) === 1 && steps.filter((step) => step === first).length >= steps.length - 1
}
