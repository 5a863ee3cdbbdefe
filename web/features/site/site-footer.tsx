import type { Brand } from '../../../contract/brand.ts'
import { paths, usePath } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { TibebBand } from '../../ui/tibeb-band.tsx'

export function SiteFooter({ brand, year }: { brand: Brand; year: number }) {
  const { t } = useTexts()
  const path = usePath()
  const name = brand.name ?? t('common.brand')
  return (
    <footer className="mt-auto bg-sunken">
      <TibebBand />
      <div className="page-column grid gap-8 py-10 sm:grid-cols-3">
        <div>
          <p className="text-xl font-bold">{name}</p>
          <p className="mt-2 text-muted">{t('common.footer.tagline')}</p>
        </div>
        <div>
          <h2 className="font-semibold">{t('common.footer.contact')}</h2>
          <address className="mt-2 text-muted not-italic">
            <p className="footer-line">{brand.address ?? t('common.footer.address')}</p>
            <a className="footer-line footer-link" href={`tel:${brand.phone.replaceAll(/\s/g, '')}`}>
              <span className="sr-only">{t('common.footer.phone')}: </span>
              {brand.phone}
            </a>
            <a className="footer-line footer-link break-all" href={`mailto:${brand.email}`}>
              <span className="sr-only">{t('common.footer.email')}: </span>
              {brand.email}
            </a>
          </address>
        </div>
        <div>
          <h2 className="font-semibold">{t('common.footer.more')}</h2>
          <ul className="mt-2 text-muted">
            <li>
              <a className="footer-line footer-link" href={path(paths.terms)}>
                {t('common.footer.terms')}
              </a>
            </li>
            <li>
              <a className="footer-line footer-link" href={path(paths.privacy)}>
                {t('common.footer.privacy')}
              </a>
            </li>
          </ul>
        </div>
      </div>
      <p className="page-column border-t border-line py-4 text-sm text-muted">
        {t('common.footer.copyright', { year, name })}
      </p>
    </footer>
  )
}
