import { BriefcaseBusiness, GraduationCap, House } from 'lucide-react'
import { useTo } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { CookPicture } from '../../ui/illustrations/cook.tsx'
import { Picture } from '../../ui/picture.tsx'

const looks = {
  // Its picture is drawn within the page.
  work: { Icon: BriefcaseBusiness, picture: null },
  home: { Icon: House, picture: 'carer' },
  training: { Icon: GraduationCap, picture: 'learner' },
} as const

const pictureClass = 'aspect-[8/5] w-full object-cover'

/** What one card of the carousel holds. */
export function Card({ id }: { id: keyof typeof looks }) {
  const { t } = useTexts()
  const to = useTo()
  const { Icon, picture } = looks[id]
  const title = t(`carousel.titles.${id}`)
  const alt = t(`landing.cards.${id}.picture`)
  return (
    <>
      {picture === null ? (
        <CookPicture alt={alt} className={pictureClass} />
      ) : (
        <Picture name={picture} alt={alt} className={pictureClass} />
      )}
      <div className="p-5">
        <h2 className="flex items-center gap-3 text-xl font-bold">
          <Icon aria-hidden="true" className="size-7 shrink-0" />
          {title}
        </h2>
        <p className="mt-2">{t(`landing.cards.${id}.content`)}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <ButtonLink href={to('registration')} kind="secondary" size="small">
            {t('landing.cards.apply')}
          </ButtonLink>
          <ButtonLink href={to('contact')} kind="plain" size="small">
            {t('landing.cards.learnMore')}
            {/* Out of its card a link must still say about what. */}
            <span className="sr-only">({title})</span>
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
