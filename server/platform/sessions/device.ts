/** What a person would call the thing they sit at: "Chrome, Android". Their own words for nobody else to read. */
export function deviceName(userAgent: string | undefined): string {
  const text = userAgent ?? ''
  const browser = named(text, [
    [/\bEdgA?\//, 'Edge'],
    [/\bOPR\/|\bOpera/, 'Opera'],
    [/\bSamsungBrowser\//, 'Samsung Internet'],
    [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
    [/\bChrome\/|\bCriOS\//, 'Chrome'],
    [/\bSafari\//, 'Safari'],
  ])
  const system = named(text, [
    [/\bAndroid\b/, 'Android'],
    [/\biPhone\b|\biPad\b/, 'iOS'],
    [/\bWindows\b/, 'Windows'],
    [/\bMac OS X\b/, 'macOS'],
    [/\bLinux\b/, 'Linux'],
  ])
  return [browser, system].filter(Boolean).join(', ')
}

const named = (text: string, known: readonly (readonly [RegExp, string])[]) =>
  known.find(([pattern]) => pattern.test(text))?.[1]
