import { BriefcaseBusiness, GraduationCap, House, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths, usePath } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { CookPicture } from '../../ui/illustrations/cook.tsx'
import { Picture } from '../../ui/picture.tsx'

export function Hero() {
  const { t } = useTexts()
  const path = usePath()
  return (
    <section className="page-column grid items-start gap-10 py-10 lg:grid-cols-2 lg:py-16">
      <div>
        <p className="font-semibold text-primary">{t('landing.hero.meaning')}</p>
        <h1 className="mt-3 text-3xl font-extrabold tracking-tight text-balance sm:text-5xl">
          {t('landing.hero.heading')}
        </h1>
        <p className="mt-5 max-w-prose text-lg">{t('landing.hero.text')}</p>
        <div className="mt-7 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <ButtonLink href={path(paths.registration)}>{t('landing.hero.apply')}</ButtonLink>
          <ButtonLink href={path(paths.contact)} kind="secondary">
            {t('landing.hero.talkToAgent')}
          </ButtonLink>
        </div>
        <p className="mt-5 max-w-prose text-muted">{t('landing.hero.opening')}</p>
      </div>
      <Cards />
    </section>
  )
}

const cards = [
  { id: 'work', Icon: BriefcaseBusiness, picture: null, colour: 'bg-accent-soft text-on-accent-soft' },
  { id: 'home', Icon: House, picture: 'carer', colour: 'bg-primary-soft text-ink' },
  { id: 'training', Icon: GraduationCap, picture: 'learner', colour: 'bg-teal-soft text-ink' },
] as const

const pictureClass = 'aspect-[8/5] w-full object-cover'

function Cards() {
  const { t } = useTexts()
  const total = cards.length
  return (
    <Carousel
      words={{
        label: t('landing.carousel.label'),
        role: t('landing.carousel.role'),
        slideRole: t('landing.carousel.slideRole'),
        pause: t('landing.carousel.pause'),
        play: t('landing.carousel.play'),
        choose: t('landing.carousel.choose'),
      }}
      slides={cards.map(({ id, Icon, picture, colour }, index) => {
        const number = index + 1
        const title = t(`landing.carousel.cards.${id}.title`)
        return {
          id: `card-${id}`,
          position: t('landing.carousel.position', { number, total, title }),
          show: t('landing.carousel.show', { number, total }),
          content: (
            <Card
              Icon={Icon}
              picture={
                picture === null ? (
                  <CookPicture alt={t(`landing.carousel.cards.${id}.picture`)} className={pictureClass} />
                ) : (
                  <Picture
                    name={picture}
                    alt={t(`landing.carousel.cards.${id}.picture`)}
                    className={pictureClass}
                  />
                )
              }
              colour={colour}
              title={title}
              text={t(`landing.carousel.cards.${id}.content`)}
            />
          ),
        }
      })}
    />
  )
}

function Card(props: { Icon: LucideIcon; picture: ReactNode; colour: string; title: string; text: string }) {
  const { t } = useTexts()
  const path = usePath()
  return (
    <div className={`h-full overflow-hidden rounded-card ${props.colour}`}>
      {props.picture}
      <div className="p-5">
        <h2 className="flex items-center gap-3 text-xl font-bold">
          <props.Icon aria-hidden="true" className="size-7 shrink-0" />
          {props.title}
        </h2>
        <p className="mt-2">{props.text}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <ButtonLink href={path(paths.registration)} kind="secondary" size="small">
            {t('landing.carousel.apply')}
          </ButtonLink>
          <ButtonLink href={path(paths.contact)} kind="plain" size="small">
            {t('landing.carousel.learnMore')}
            {/* Out of its card a link must still say about what. */}
            <span className="sr-only">({props.title})</span>
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
