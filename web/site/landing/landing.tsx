import { BadgeCheck, GraduationCap, HandHeart, PhoneOff, Quote, Zap } from 'lucide-react'
import { Hero } from './hero.tsx'
import { NewsletterSection } from './newsletter-section.tsx'
import { faqQuestions } from '../../lib/faq.ts'
import { useTo } from '../../lib/paths.tsx'
import { ServerOnly } from '../../lib/server-only.tsx'
import { useTexts } from '../../lib/texts.tsx'
import type { PageData } from '../../lib/page-data.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PointCard } from '../../ui/point-card.tsx'
import { StatTile } from '../../ui/stat-tile.tsx'
import { TibebPanel } from '../../ui/tibeb-panel.tsx'

export default function LandingPage({ data }: { data: PageData }) {
  return (
    <>
      <ServerOnly id="quick-apply">{import.meta.env.SSR && <QuickApply />}</ServerOnly>
      <Hero />
      <ServerOnly id="sections">{import.meta.env.SSR && <Sections />}</ServerOnly>
      <NewsletterSection form={data.form} />
    </>
  )
}

function QuickApply() {
  const { t } = useTexts()
  const to = useTo()
  return (
    <div className="bg-accent text-on-accent">
      <div className="page-column flex flex-wrap items-center gap-x-6 py-1">
        <p className="flex items-center gap-2 py-1 font-medium">
          <Zap aria-hidden="true" className="hidden size-5 shrink-0 sm:block" />
          {t('landing.quickApply.text')}
        </p>
        <a
          href={to('registration')}
          className="inline-flex min-h-11 items-center font-bold underline decoration-2 underline-offset-4"
        >
          {t('landing.quickApply.button')}
        </a>
      </div>
    </div>
  )
}

function Sections() {
  return (
    <>
      <Figures />
      <LookingFor />
      <NeverPays />
      <About />
      <Trust />
      <Testimonials />
      <Questions />
    </>
  )
}

const figures = ['workers', 'families', 'satisfaction', 'support'] as const

function Figures() {
  const { t } = useTexts()
  return (
    <section className="bg-deep text-on-deep">
      <h2 className="sr-only">{t('landing.figures.heading')}</h2>
      <ul className="page-column grid grid-cols-2 gap-x-4 gap-y-8 py-10 lg:grid-cols-4">
        {figures.map((id) => (
          <StatTile
            key={id}
            figure={t(`landing.figures.${id}.figure`)}
            label={t(`landing.figures.${id}.label`)}
          />
        ))}
      </ul>
    </section>
  )
}

const offers = [
  { id: 'hire', picture: 'nanny', kind: 'primary' },
  { id: 'job', picture: 'driver', kind: 'secondary' },
] as const

function LookingFor() {
  const { t } = useTexts()
  const to = useTo()
  return (
    <section className="page-column py-14">
      <h2 className="section-heading">{t('landing.lookingFor.heading')}</h2>
      <div className="mt-6 grid gap-6 md:grid-cols-2">
        {offers.map(({ id, picture, kind }) => (
          <article
            key={id}
            aria-labelledby={`looking-for-${id}`}
            className="flex flex-col overflow-hidden rounded-card border border-line bg-raised lifted"
          >
            <Picture
              name={picture}
              alt={t(`landing.lookingFor.${id}.picture`)}
              className="aspect-[8/5] w-full object-cover"
            />
            <div className="flex grow flex-col items-start p-6">
              <h3 id={`looking-for-${id}`} className="text-xl font-bold text-balance">
                {t(`landing.lookingFor.${id}.heading`)}
              </h3>
              <p className="mt-2 mb-5 text-muted">{t(`landing.lookingFor.${id}.text`)}</p>
              <div className="mt-auto">
                <ButtonLink href={to('login')} kind={kind}>
                  {t(`landing.lookingFor.${id}.button`)}
                </ButtonLink>
              </div>
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}

function NeverPays() {
  const { t } = useTexts()
  return (
    <section className="bg-accent-soft text-on-accent-soft">
      <div className="page-column flex items-start justify-between gap-10 py-10">
        <div>
          <h2 className="section-heading">{t('landing.free.heading')}</h2>
          <p className="mt-3 max-w-prose text-lg">{t('landing.free.text')}</p>
        </div>
        <TibebPanel className="hidden w-36 shrink-0 md:block" />
      </div>
    </section>
  )
}

function About() {
  const { t } = useTexts()
  const to = useTo()
  return (
    <section className="page-column grid items-start gap-8 py-14 md:grid-cols-2">
      <div>
        <h2 className="section-heading">{t('landing.about.heading')}</h2>
        <p className="mt-4 text-lg">{t('landing.about.text')}</p>
        <p className="mt-4">{t('landing.about.promise')}</p>
        <p className="mt-4 mb-4">{t('landing.about.partner.text')}</p>
        <ButtonLink href={to('partner')} kind="secondary">
          {t('landing.about.partner.link')}
        </ButtonLink>
      </div>
      <Picture name="gardener" alt={t('landing.about.picture')} className="w-full rounded-card" />
    </section>
  )
}

const grounds = [
  { id: 'documents', Icon: BadgeCheck },
  { id: 'guarantors', Icon: HandHeart },
  { id: 'training', Icon: GraduationCap },
  { id: 'privacy', Icon: PhoneOff },
] as const

function Trust() {
  const { t } = useTexts()
  return (
    <section className="bg-sunken">
      <div className="page-column py-14">
        <h2 className="section-heading">{t('landing.trust.heading')}</h2>
        <div className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {grounds.map(({ id, Icon }) => (
            <PointCard
              key={id}
              Icon={Icon}
              heading={t(`landing.trust.${id}.heading`)}
              text={t(`landing.trust.${id}.text`)}
            />
          ))}
        </div>
      </div>
    </section>
  )
}

const voices = ['nanny', 'family', 'hotel'] as const

/** Nobody has said these words yet, and each says so. */
function Testimonials() {
  const { t } = useTexts()
  return (
    <section className="page-column py-14">
      <h2 className="section-heading">{t('landing.testimonials.heading')}</h2>
      <p className="mt-3 max-w-prose text-muted">{t('landing.testimonials.note')}</p>
      <div className="mt-6 grid gap-5 md:grid-cols-3">
        {voices.map((id) => (
          <figure key={id} className="card flex flex-col">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Quote aria-hidden="true" className="size-8 fill-accent text-accent" />
              <Badge>{t('landing.testimonials.example')}</Badge>
            </div>
            <blockquote className="mt-4 mb-4">{t(`landing.testimonials.${id}.quote`)}</blockquote>
            <figcaption className="mt-auto font-semibold">{t(`landing.testimonials.${id}.who`)}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}

function Questions() {
  const { t } = useTexts()
  return (
    <section className="page-column grid items-start gap-6 pb-14 lg:grid-cols-[1fr_2fr]">
      <h2 className="section-heading">{t('landing.faq.heading')}</h2>
      <div className="divide-y divide-line border-y border-line">
        {faqQuestions.map((id) => (
          <Accordion key={id} summary={t(`landing.faq.items.${id}.question`)} className="py-1">
            <p className="px-3 pb-4 text-muted">{t(`landing.faq.items.${id}.answer`)}</p>
          </Accordion>
        ))}
      </div>
    </section>
  )
}
