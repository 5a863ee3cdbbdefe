import { BadgeCheck } from 'lucide-react'
import type { PageData } from '../../lib/page-data.ts'
import { useTo } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Accordion } from '../../ui/accordion.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { CookPicture } from '../../ui/illustrations/cook.tsx'
import { LanguagePicker } from '../../ui/language-picker.tsx'
import { LogoMark } from '../../ui/logo.tsx'
import { NeedsScript } from '../../ui/needs-script.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PointCard } from '../../ui/point-card.tsx'
import { StatTile } from '../../ui/stat-tile.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TibebBand } from '../../ui/tibeb-band.tsx'
import { TibebPanel } from '../../ui/tibeb-panel.tsx'
import { TokenForm } from '../../ui/token-form.tsx'
import { galleryParts, isGalleryPart } from './gallery-parts.ts'
import { Part } from './part.tsx'

const colours = [
  'bg-surface text-ink',
  'bg-raised text-muted',
  'bg-sunken text-danger',
  'bg-primary text-on-primary',
  'bg-primary-soft text-ink',
  'bg-accent text-on-accent',
  'bg-accent-soft text-on-accent-soft',
  'bg-teal-soft text-ink',
  'bg-deep text-on-deep',
  'bg-deep text-on-deep-muted',
] as const
const sizes = [
  'text-5xl',
  'text-4xl',
  'text-3xl',
  'text-2xl',
  'text-xl',
  'text-lg',
  'text-base',
  'text-sm',
] as const
const pictures = ['carer', 'learner', 'nanny', 'driver', 'gardener'] as const

/** For those who build the site: every component of the set, in the page's language. */
export default function GalleryPage({ data }: { data: PageData }) {
  const { t } = useTexts()
  const to = useTo()
  return (
    <div className="page-column py-10">
      <h1 className="text-3xl font-bold">{t('gallery.title')}</h1>
      <p className="mt-4">{t('gallery.intro')}</p>
      <ul className="mt-2 mb-4 flex flex-wrap gap-x-6">
        {Object.keys(galleryParts)
          .filter(isGalleryPart)
          .map((part) => (
            <li key={part}>
              <a className="link menu-item" href={to('galleryControls', { part })}>
                {t(`gallery.parts.${part}`)}
              </a>
            </li>
          ))}
      </ul>
      <Looks />
      <Controls />
      <Groups path={data.path} />
      <Carousels />
      <Part heading={t('gallery.sections.notice')}>
        <NeedsScript>{t('gallery.samples.text')}</NeedsScript>
        <div className="w-full rounded-card border border-line">
          <Notice
            level={3}
            state={t('gallery.samples.state')}
            heading={t('gallery.samples.heading')}
            text={t('gallery.samples.text')}
          >
            <ButtonLink href="">{t('gallery.samples.primary')}</ButtonLink>
          </Notice>
        </div>
      </Part>
    </div>
  )
}

function Looks() {
  const { t } = useTexts()
  return (
    <>
      <Part heading={t('gallery.sections.mark')}>
        <LogoMark />
        <LogoMark className="size-12" />
        <TibebPanel className="w-36" />
        <TibebBand />
      </Part>
      <Part heading={t('gallery.sections.colours')}>
        {colours.map((colour) => (
          <p key={colour} className={`rounded-card border border-line p-5 ${colour}`}>
            {t('gallery.samples.primary')}
          </p>
        ))}
      </Part>
      <Part heading={t('gallery.sections.letters')}>
        {sizes.map((size) => (
          <p key={size} className={`w-full text-balance ${size}`}>
            {t('gallery.samples.heading')}
          </p>
        ))}
      </Part>
      <Part heading={t('gallery.sections.pictures')}>
        <CookPicture alt={t('gallery.samples.picture')} className="w-80 max-w-full rounded-card" />
        {pictures.map((name) => (
          <Picture key={name} name={name} alt={t('gallery.samples.picture')} className="rounded-card" />
        ))}
      </Part>
    </>
  )
}

function Controls() {
  const { t } = useTexts()
  return (
    <>
      <Part heading={t('gallery.sections.buttons')}>
        <ButtonLink href="">{t('gallery.samples.primary')}</ButtonLink>
        <ButtonLink href="" kind="secondary">
          {t('gallery.samples.secondary')}
        </ButtonLink>
        <ButtonLink href="" kind="plain">
          {t('gallery.samples.plain')}
        </ButtonLink>
        <ButtonLink href="" size="small">
          {t('gallery.samples.primary')}
        </ButtonLink>
        <ButtonLink href="" kind="secondary" size="small">
          {t('gallery.samples.secondary')}
        </ButtonLink>
        <SubmitButton>{t('gallery.samples.primary')}</SubmitButton>
        <SubmitButton size="small">{t('gallery.samples.primary')}</SubmitButton>
        <SubmitButton busy>{t('gallery.samples.busy')}</SubmitButton>
        <TokenForm action="/api/newsletter/confirm" token="" button={t('gallery.samples.primary')} inBody />
      </Part>
      <Part heading={t('gallery.sections.fields')}>
        <div className="grid w-full gap-5 md:grid-cols-3">
          <TextField label={t('gallery.samples.field')} />
          <TextField label={t('gallery.samples.field')} defaultValue={t('gallery.samples.value')} />
          <TextField
            label={t('gallery.samples.field')}
            defaultValue={t('gallery.samples.value')}
            error={t('gallery.samples.error')}
          />
        </div>
      </Part>
      <Part heading={t('gallery.sections.badges')}>
        <Badge>{t('gallery.samples.state')}</Badge>
      </Part>
    </>
  )
}

function Groups({ path }: { path: string | null }) {
  const { t } = useTexts()
  const to = useTo()
  return (
    <>
      <Part heading={t('gallery.sections.cards')}>
        <div className="grid w-full gap-5 md:grid-cols-3">
          <PointCard
            Icon={BadgeCheck}
            heading={t('gallery.samples.heading')}
            text={t('gallery.samples.text')}
          />
        </div>
      </Part>
      <Part heading={t('gallery.sections.figures')}>
        <ul className="rounded-card bg-deep p-6 text-on-deep">
          <StatTile figure={t('gallery.samples.figure')} label={t('gallery.samples.state')} />
        </ul>
      </Part>
      <Part heading={t('gallery.sections.menus')}>
        <Disclosure
          className="relative"
          panelClassName="menu-popup start-0 min-w-56"
          summary={t('gallery.samples.open')}
        >
          <ul>
            <li>
              <a className="menu-item" href={to('gallery')} aria-current="page">
                {t('gallery.samples.primary')}
              </a>
            </li>
            <li>
              <a className="menu-item" href={to('landing')}>
                {t('gallery.samples.secondary')}
              </a>
            </li>
          </ul>
        </Disclosure>
        <LanguagePicker path={path} />
      </Part>
      <Part heading={t('gallery.sections.accordion')}>
        <Accordion summary={t('gallery.samples.question')} className="w-full">
          <p className="px-3 pb-4">{t('gallery.samples.text')}</p>
        </Accordion>
      </Part>
    </>
  )
}

function Carousels() {
  const { t } = useTexts()
  const to = useTo()
  return (
    <Part heading={t('gallery.sections.carousel')}>
      <div className="w-full">
        <Carousel
          words={{
            label: t('gallery.carousel.label'),
            role: t('gallery.carousel.role'),
            slideRole: t('gallery.carousel.slideRole'),
            pause: t('gallery.carousel.pause'),
            play: t('gallery.carousel.play'),
            choose: t('gallery.carousel.choose'),
          }}
          slides={[1, 2, 3].map((number) => ({
            id: `example-${number}`,
            position: t('gallery.carousel.position', { number }),
            show: t('gallery.carousel.show', { number }),
            content: (
              <p className="card h-full">
                {t('gallery.carousel.position', { number })}{' '}
                <a className="link" href={to('landing')}>
                  {t('gallery.samples.plain')}
                </a>
              </p>
            ),
          }))}
        />
      </div>
    </Part>
  )
}
