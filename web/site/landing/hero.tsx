import { useTo } from '../../lib/paths.tsx'
import { ServerOnly } from '../../lib/server-only.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { Card } from './card.tsx'

export function Hero() {
  return (
    <section className="page-column grid items-start gap-10 py-10 lg:grid-cols-2 lg:py-16">
      <ServerOnly id="welcome">{import.meta.env.SSR && <Welcome />}</ServerOnly>
      <Cards />
    </section>
  )
}

function Welcome() {
  const { t } = useTexts()
  const to = useTo()
  return (
    <>
      <p className="font-semibold text-primary">{t('landing.hero.meaning')}</p>
      <h1 className="mt-3 text-3xl font-extrabold tracking-tight text-balance sm:text-5xl">
        {t('landing.hero.heading')}
      </h1>
      <p className="mt-5 max-w-prose text-lg">{t('landing.hero.text')}</p>
      <div className="mt-7 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <ButtonLink href={to('registration')}>{t('landing.hero.apply')}</ButtonLink>
        <ButtonLink href={to('contact')} kind="secondary">
          {t('landing.hero.talkToAgent')}
        </ButtonLink>
      </div>
      <p className="mt-5 max-w-prose text-muted">{t('landing.hero.opening')}</p>
    </>
  )
}

const cards = [
  { id: 'work', colour: 'bg-accent-soft text-on-accent-soft' },
  { id: 'home', colour: 'bg-primary-soft text-ink' },
  { id: 'training', colour: 'bg-teal-soft text-ink' },
] as const

function Cards() {
  const { t } = useTexts()
  const total = cards.length
  return (
    <Carousel
      words={{
        label: t('carousel.label'),
        role: t('carousel.role'),
        slideRole: t('carousel.slideRole'),
        pause: t('carousel.pause'),
        play: t('carousel.play'),
        choose: t('carousel.choose'),
      }}
      slides={cards.map(({ id, colour }, index) => {
        const number = index + 1
        return {
          id: `card-${id}`,
          position: t('carousel.position', { number, total, title: t(`carousel.titles.${id}`) }),
          show: t('carousel.show', { number, total }),
          content: (
            <ServerOnly id={`in-card-${id}`} className={`h-full overflow-hidden rounded-card ${colour}`}>
              {import.meta.env.SSR && <Card id={id} />}
            </ServerOnly>
          ),
        }
      })}
    />
  )
}
