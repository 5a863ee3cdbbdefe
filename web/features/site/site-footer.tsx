import { Mail, MapPin, Phone } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import type { Brand } from '../../../contract/brand.ts'
import { wantsReducedMotion } from '../../lib/motion.ts'
import { paths, usePath } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { TibebBand } from '../../ui/tibeb-band.tsx'
import { SocialLinks } from './social-links.tsx'

export function SiteFooter({ brand, year }: { brand: Brand; year: number }) {
  const { t } = useTexts()
  const name = brand.name ?? t('common.brand')
  return (
    <footer className="mt-auto">
      <TibebBand />
      <div className="on-deep bg-deep text-on-deep">
        <div className="page-column grid gap-8 py-10 sm:grid-cols-2 lg:grid-cols-4">
          <div>
            <p className="text-xl font-extrabold tracking-tight">{name}</p>
            <p className="mt-2 text-on-deep-muted">{t('common.footer.tagline')}</p>
            <SocialLinks social={brand.social} />
          </div>
          <Column heading={t('common.footer.seekers')}>
            <FooterLink path={paths.registration}>{t('common.footer.applyNow')}</FooterLink>
            <FooterLink path={paths.training}>{t('common.footer.training')}</FooterLink>
            <FooterLink path={paths.successStories}>{t('common.nav.successStories')}</FooterLink>
            <FooterLink path={paths.contact}>{t('common.footer.contactSupport')}</FooterLink>
          </Column>
          <Column heading={t('common.nav.clients')}>
            <FooterLink path={paths.clients}>{t('common.footer.workforceSolutions')}</FooterLink>
            <FooterLink path={paths.whyChooseUs}>{t('common.nav.whyChooseUs')}</FooterLink>
            <FooterLink path={paths.requestEmployees}>{t('common.footer.requestEmployees')}</FooterLink>
            <FooterLink path={paths.serviceAreas}>{t('common.nav.serviceAreas')}</FooterLink>
            <FooterLink path={paths.testimonials}>{t('common.footer.testimonials')}</FooterLink>
          </Column>
          <Contact brand={brand} />
        </div>
        <div className="page-column flex flex-wrap items-center gap-x-6 border-t border-primary py-3 text-sm text-on-deep-muted">
          <p className="me-auto py-3">{t('common.footer.copyright', { year, name })}</p>
          <ul aria-label={t('common.footer.legal')} className="flex flex-wrap gap-x-6">
            <FooterLink path={paths.privacy}>{t('common.footer.privacy')}</FooterLink>
            <FooterLink path={paths.terms}>{t('common.footer.terms')}</FooterLink>
            <FooterLink path={paths.cookies}>{t('common.footer.cookies')}</FooterLink>
          </ul>
        </div>
      </div>
    </footer>
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
      <h2 className="font-semibold">{t('common.footer.contact')}</h2>
      <address className="mt-2 text-on-deep-muted not-italic">
        <p className="footer-line">
          <MapPin aria-hidden="true" className="size-5 shrink-0" />
          {brand.address ?? t('common.footer.address')}
        </p>
        <a className="footer-line footer-link" href={`tel:${brand.phone.replaceAll(/\s/g, '')}`}>
          <Phone aria-hidden="true" className="size-5 shrink-0" />
          <span className="sr-only">{t('common.footer.phone')}: </span>
          {brand.phone}
        </a>
        <a className="footer-line footer-link break-all" href={`mailto:${brand.email}`}>
          <Mail aria-hidden="true" className="size-5 shrink-0" />
          <span className="sr-only">{t('common.footer.email')}: </span>
          {brand.email}
        </a>
      </address>
    </div>
  )
}

function FooterLink({ path, children }: { path: string; children: ReactNode }) {
  const href = usePath()(path)
  return (
    <li>
      <a className="footer-line footer-link" href={href} onClick={riseWhenHere}>
        {children}
      </a>
    </li>
  )
}

/** Another page begins at its top anyway; to this very one the way is up, without loading it again. */
function riseWhenHere(event: MouseEvent<HTMLAnchorElement>) {
  const elsewhere = event.currentTarget.pathname !== location.pathname || location.search !== ''
  if (elsewhere || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  scrollTo({ top: 0, behavior: wantsReducedMotion() ? 'instant' : 'smooth' })
  // Whoever reads by keyboard or by ear goes along.
  document.getElementById('content')?.focus({ preventScroll: true })
}
