import { ArrowLeft } from 'lucide-react'
import { useEndpoint } from '../../../lib/endpoints.ts'
import { useTo } from '../../../lib/paths.tsx'
import type { ScreenProps } from '../../../lib/screens.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { StaffContent } from '../staff-content.tsx'
import { ModuleForm } from './module-form.tsx'
import { titleOf } from './title-of.ts'

/** A module of the training, to be written, translated and published. */
export default function TrainingModule({ params: { id = '' } }: ScreenProps) {
  const { t, language } = useTexts()
  const to = useTo()
  const module = useEndpoint('GET /admin/training/:id', { params: { id } })
  const title = module.data === undefined ? '' : titleOf(module.data, language)
  const untitled =
    module.data === undefined ? t('screens.trainingModule') : t('trainingModules.list.untitled')
  return (
    <Screen
      heading={title === '' ? untitled : title}
      above={
        <div className="-ms-3 -mt-1">
          <ButtonLink kind="plain" size="small" href={to('trainingList')}>
            <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
            {t('trainingModules.back')}
          </ButtonLink>
        </div>
      }
    >
      <StaffContent of={module} lines={12}>
        {(found) => <ModuleForm key={found.id} module={found} />}
      </StaffContent>
    </Screen>
  )
}
