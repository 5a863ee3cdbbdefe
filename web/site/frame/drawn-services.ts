/** The header that the server drew names every service already: the page does not carry them twice. */
export const drawnServices = (page: ParentNode): { readonly [value: string]: string } =>
  Object.fromEntries(
    [...page.querySelectorAll<HTMLAnchorElement>('header a[href*="?service="]')].map((link) => [
      new URL(link.href).searchParams.get('service') ?? '',
      link.textContent,
    ]),
  )
