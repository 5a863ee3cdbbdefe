import { expect, test } from 'vitest'
import { createTexts } from './texts.tsx'

test('LNG-08 what is filled in comes out as it went in, and is never read as a text of ours', () => {
  const { t } = createTexts('en', {
    common: { brand: 'Abronet' },
    footer: { copyright: '© {{year}} {{name}}' },
  })
  const names = ['<b>Bold</b> & "Co"', '{{year}}', '$t(common.brand)', '$&$1', 'ሐዋሳ']
  for (const name of names) expect(t('footer.copyright', { year: 2026, name })).toBe(`© 2026 ${name}`)
})

test('words that come later are added to those that were there', () => {
  const texts = createTexts('om', { common: { brand: 'Abronet' } })
  texts.add({ notFound: { heading: 'Fuulli hin jiru' } })
  expect([texts.t('common.brand'), texts.t('notFound.heading')]).toEqual(['Abronet', 'Fuulli hin jiru'])
})
