import { Mail, MapPin, Phone } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Brand } from '../../../contract/brand.ts'
import { wantsReducedMotion } from '../../lib/motion.ts'
import { useTo } from '../../lib/paths.tsx'
import { ServerOnly } from '../../lib/server-only.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { TibebBand } from '../../ui/tibeb-band.tsx'
import type { PlainScreen } from './plain-screen.ts'
import { SocialLinks } from './social-links.tsx'

/** What only the footer says: known to the server, which alone draws it. */
export type FooterFacts = { brand: Brand; year: number; short: boolean }

export function SiteFooter({ facts }: { facts: FooterFacts | undefined }) {
  const footer = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = footer.current
    element?.addEventListener('click', riseWhenHere)
    return () => element?.removeEventListener('click', riseWhenHere)
  }, [])
  return (
    <footer ref={footer} className="mt-auto">
      <TibebBand />
      <ServerOnly id="footer" className="on-deep bg-deep text-on-deep">
        {import.meta.env.SSR &&
          facts !== undefined &&
          (facts.short ? <Line {...facts} /> : <Columns {...facts} />)}
      </ServerOnly>
    </footer>
  )
}

/** Below a form, so that what is to be filled in is most of the page. */
function Line({ brand, year }: FooterFacts) {
  const { t } = useTexts()
  return (
    <div className="page-column flex flex-wrap items-center gap-x-3 py-1 text-sm sm:gap-x-6 text-on-deep-muted">
      <p className="me-auto">{t('footer.copyright', { year, name: brand.name ?? t('common.brand') })}</p>
      <ul aria-label={t('footer.short.list')} className="flex flex-wrap gap-x-3 sm:gap-x-6">
        <FooterLink screen="terms">{t('footer.short.terms')}</FooterLink>
        <FooterLink screen="privacy">{t('footer.short.privacy')}</FooterLink>
        <FooterLink screen="contact">{t('footer.short.help')}</FooterLink>
      </ul>
    </div>
  )
}

function Columns({ brand, year }: FooterFacts) {
  const { t } = useTexts()
  const name = brand.name ?? t('common.brand')
  return (
    <>
      <div className="page-column grid gap-8 py-10 sm:grid-cols-2 lg:grid-cols-4">
        <div>
          <p className="text-xl font-extrabold tracking-tight">{name}</p>
          <p className="mt-2 text-on-deep-muted">{t('footer.tagline')}</p>
          <SocialLinks social={brand.social} />
        </div>
        <Column heading={t('footer.seekers')}>
          <FooterLink screen="registration">{t('footer.applyNow')}</FooterLink>
          <FooterLink screen="training">{t('footer.training')}</FooterLink>
          <FooterLink screen="successStories">{t('common.nav.successStories')}</FooterLink>
          <FooterLink screen="contact">{t('footer.contactSupport')}</FooterLink>
        </Column>
        <Column heading={t('common.nav.clients')}>
          <FooterLink screen="clients">{t('footer.workforceSolutions')}</FooterLink>
          <FooterLink screen="whyChooseUs">{t('common.nav.whyChooseUs')}</FooterLink>
          <FooterLink screen="requestEmployees">{t('footer.requestEmployees')}</FooterLink>
          <FooterLink screen="serviceAreas">{t('common.nav.serviceAreas')}</FooterLink>
          <FooterLink screen="testimonials">{t('footer.testimonials')}</FooterLink>
        </Column>
        <Contact brand={brand} />
      </div>
      <div className="page-column flex flex-wrap items-center gap-x-6 border-t border-primary py-3 text-sm text-on-deep-muted">
        <p className="me-auto py-3">{t('footer.copyright', { year, name })}</p>
        <ul aria-label={t('footer.legal')} className="flex flex-wrap gap-x-6">
          <FooterLink screen="privacy">{t('footer.privacy')}</FooterLink>
          <FooterLink screen="terms">{t('footer.terms')}</FooterLink>
          <FooterLink screen="cookies">{t('footer.cookies')}</FooterLink>
        </ul>
      </div>
    </>
  )
}

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="font-semibold">{heading}</h2>
      <ul className="mt-2 text-on-deep-muted">{children}</ul>
    </div>
  )
}

function Contact({ brand }: { brand: Brand }) {
  const { t } = useTexts()
  return (
    <div>
      <h2 className="font-semibold">{t('footer.contact')}</h2>
      <address className="mt-2 text-on-deep-muted not-italic">
        <p className="footer-line">
          <MapPin aria-hidden="true" className="size-5 shrink-0" />
          {brand.address ?? t('footer.address')}
        </p>
        <a className="footer-line footer-link" href={`tel:${brand.phone.replaceAll(/\s/g, '')}`}>
          <Phone aria-hidden="true" className="size-5 shrink-0" />
          <span className="sr-only">{t('footer.phone')}: </span>
          {brand.phone}
        </a>
        <a className="footer-line footer-link break-all" href={`mailto:${brand.email}`}>
          <Mail aria-hidden="true" className="size-5 shrink-0" />
          <span className="sr-only">{t('footer.email')}: </span>
          {brand.email}
        </a>
      </address>
    </div>
  )
}

function FooterLink({ screen, children }: { screen: PlainScreen; children: ReactNode }) {
  const to = useTo()
  return (
    <li>
      <a className="footer-line footer-link" href={to(screen)}>
        {children}
      </a>
    </li>
  )
}

/** Another page begins at its top anyway; to this very one the way is up, without loading it again. */
function riseWhenHere(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link?.origin !== location.origin || link.pathname !== location.pathname || location.search !== '')
    return
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  scrollTo({ top: 0, behavior: wantsReducedMotion() ? 'instant' : 'smooth' })
  // Those who read by keyboard or by ear go along.
  document.getElementById('content')?.focus({ preventScroll: true })
}
