// Placed in the head of every page and named by its hash in the policy, so it imports nothing and stays small.
;(() => {
  const root = document.documentElement
  const languages = ['en', 'am', 'om']
  const storageKey = 'i18nextLng'
  const cookie = () => /(?:^|; )lng=(\w+)/.exec(document.cookie)?.[1]

  const saved = () => {
    try {
      return localStorage.getItem(storageKey)
    } catch {
      return null
    }
  }

  const detect = () => {
    const wishes = [saved(), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())]
    return wishes.find((wish) => wish !== null && languages.includes(wish)) ?? 'en'
  }

  // Known before the first paint, so that the header does not change afterwards. The page itself is the same for everyone.
  const signedIn = /(?:^|; )signed-in=([A-Z]+)/.exec(document.cookie)?.[1]
  if (signedIn === undefined) {
    try {
      // A tab that slept while its person signed out in another one still has what they typed.
      sessionStorage.removeItem('messages')
    } catch {
      // Nothing was kept there.
    }
  } else {
    root.dataset['signedIn'] = signedIn
  }

  // The server has chosen by cookie or by the browser's header; what was saved here before wins over the header, once.
  const wanted = detect()
  if (root.dataset['prefixed'] === undefined) {
    if (cookie() === undefined && wanted !== root.lang) {
      document.cookie = `lng=${wanted}; path=/; max-age=31536000; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
      // Where cookies are refused a reload would come back the same, for ever.
      if (cookie() === wanted) location.reload()
    } else {
      try {
        localStorage.setItem(storageKey, root.lang)
      } catch {
        // Nothing is saved where the browser keeps nothing; the header still tells.
      }
    }
  }

  // Letters of a system without Ethiopic are all one box of one width: only there the font is worth its bytes.
  // Behind sign-in is what people wrote, in whatever language.
  if (root.lang === 'am' || 'people' in root.dataset) {
    const pen = document.createElement('canvas').getContext('2d')
    const width = (letter: string) => pen?.measureText(letter).width ?? 0
    const letters = ['ሀ', 'ሠ', 'ጭ', 'ጷ', 'ፐ']
    if (letters.every((letter) => width(letter) === width('\u137f'))) root.classList.add('needs-ethiopic')
  }

  // A page becomes live when idle, or at the first touch; right away where it can do nothing without its script.
  const app = root.dataset['app']
  if (app === undefined) return
  const needed = root.dataset['needed']
  const signs = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const
  let started = false
  const start = () => {
    if (started) return
    started = true
    for (const sign of signs) removeEventListener(sign, start, true)
    // All files of it at once: found one in the other, each would cost a slow connection one more round.
    for (const href of needed?.split(' ') ?? []) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    void import(/* @vite-ignore */ app)
  }
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  if (needed === undefined && (connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')))
    return
  addEventListener('load', () => {
    // Once the page has been painted: what is seen first is not to wait for it.
    if (needed !== undefined) requestAnimationFrame(() => setTimeout(start))
    // A phone that is never idle gets its menus all the same.
    else if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2_000 })
    else setTimeout(start, 2_000)
  })
})()
