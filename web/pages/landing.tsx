import {
  BadgeCheck,
  BriefcaseBusiness,
  GraduationCap,
  HandHeart,
  House,
  PhoneOff,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { paths, usePath } from '../lib/paths.tsx'
import { useTexts } from '../lib/texts.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { TibebPanel } from '../ui/tibeb-panel.tsx'

export function LandingPage() {
  return (
    <>
      <Hero />
      <Audiences />
      <NeverPays />
      <Trust />
    </>
  )
}

function Hero() {
  const { t } = useTexts()
  const path = usePath()
  return (
    <section className="bg-hero">
      <div className="page-column grid items-center gap-10 py-12 md:grid-cols-[3fr_2fr] md:py-20">
        <div>
          <p className="font-semibold text-primary">{t('landing.hero.meaning')}</p>
          <h1 className="mt-3 text-4xl font-bold text-balance sm:text-5xl">{t('landing.hero.heading')}</h1>
          <p className="mt-5 max-w-prose text-lg">{t('landing.hero.text')}</p>
          <div className="mt-8 flex flex-col gap-4 sm:flex-row">
            <ButtonLink href={path(paths.registration)}>{t('landing.hero.getJob')}</ButtonLink>
            <ButtonLink href={path(paths.login)} kind="secondary">
              {t('landing.hero.hire')}
            </ButtonLink>
          </div>
          <p className="mt-6 max-w-prose text-muted">{t('landing.hero.opening')}</p>
        </div>
        <TibebPanel className="mx-auto hidden w-full max-w-80 md:block" />
      </div>
    </section>
  )
}

function Audiences() {
  const { t } = useTexts()
  return (
    <section className="page-column py-14">
      <h2 className="text-2xl font-bold sm:text-3xl">{t('landing.who.heading')}</h2>
      <div className="mt-6 grid gap-5 md:grid-cols-3">
        <Point
          Icon={BriefcaseBusiness}
          heading={t('landing.who.seekers.heading')}
          text={t('landing.who.seekers.text')}
        />
        <Point
          Icon={House}
          heading={t('landing.who.employers.heading')}
          text={t('landing.who.employers.text')}
        />
        <Point
          Icon={UsersRound}
          heading={t('landing.who.partners.heading')}
          text={t('landing.who.partners.text')}
        />
      </div>
    </section>
  )
}

function NeverPays() {
  const { t } = useTexts()
  return (
    <section className="bg-accent-soft text-on-accent-soft">
      <div className="page-column py-10">
        <h2 className="text-2xl font-bold">{t('landing.free.heading')}</h2>
        <p className="mt-3 max-w-prose text-lg">{t('landing.free.text')}</p>
      </div>
    </section>
  )
}

function Trust() {
  const { t } = useTexts()
  return (
    <section className="page-column py-14">
      <h2 className="text-2xl font-bold sm:text-3xl">{t('landing.trust.heading')}</h2>
      <div className="mt-6 grid gap-5 sm:grid-cols-2">
        <Point
          Icon={BadgeCheck}
          heading={t('landing.trust.documents.heading')}
          text={t('landing.trust.documents.text')}
        />
        <Point
          Icon={HandHeart}
          heading={t('landing.trust.guarantors.heading')}
          text={t('landing.trust.guarantors.text')}
        />
        <Point
          Icon={GraduationCap}
          heading={t('landing.trust.training.heading')}
          text={t('landing.trust.training.text')}
        />
        <Point
          Icon={PhoneOff}
          heading={t('landing.trust.privacy.heading')}
          text={t('landing.trust.privacy.text')}
        />
      </div>
    </section>
  )
}

function Point({ Icon, heading, text }: { Icon: LucideIcon; heading: string; text: string }) {
  return (
    <article className="card">
      <Icon aria-hidden="true" className="size-8 text-primary" />
      <h3 className="mt-4 text-xl font-semibold">{heading}</h3>
      <p className="mt-2 text-muted">{text}</p>
    </article>
  )
}
