import type { Brand } from '../../../contract/brand.ts'
import { useTexts } from '../../lib/texts.tsx'

/** Simple marks of our own drawing, on a field of 24. */
const marks = {
  facebook:
    'M14 21v-7h2.6l.5-3.2H14V8.9c0-1 .4-1.7 1.8-1.7h1.5V4.3a15 15 0 0 0-2.4-.2c-2.5 0-4.1 1.5-4.1 4.2v2.5H8V14h2.8v7z',
  twitter:
    'M4 4h4.6l4.1 5.6L17.5 4h2.3l-6 7.1L20.3 20h-4.6l-4.4-6.1L6 20H3.7l6.5-7.7zm3.4 1.8 9.2 12.4h.8L8.3 5.8z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zm0 2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zm4.6-3.6a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
  linkedin:
    'M4.2 9h3.4v11H4.2zM5.9 3.8a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM9.8 9H13v1.5c.6-1 1.8-1.8 3.4-1.8 3 0 3.9 1.9 3.9 4.8V20h-3.4v-5.8c0-1.5-.4-2.5-1.7-2.5-1.4 0-2 1-2 2.5V20H9.8z',
} as const satisfies { [Network in keyof Brand['social']]: string }

const isNetwork = (name: string): name is keyof typeof marks => Object.hasOwn(marks, name)

/** Where the operator can be followed; where there is no address there is no icon. */
export function SocialLinks({ social }: { social: Brand['social'] }) {
  const { t } = useTexts()
  const present = Object.keys(marks)
    .filter(isNetwork)
    .flatMap((network) => {
      const href = social[network]
      return href === null ? [] : [{ network, href }]
    })
  if (present.length === 0) return null
  return (
    <ul aria-label={t('footer.follow')} className="mt-4 -ms-3 flex">
      {present.map(({ network, href }) => (
        <li key={network}>
          <a
            href={href}
            rel="noopener"
            aria-label={t(`footer.social.${network}`)}
            className="flex size-11 items-center justify-center rounded-full hover:bg-primary-strong"
          >
            <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 fill-current">
              <path fillRule="evenodd" d={marks[network]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
