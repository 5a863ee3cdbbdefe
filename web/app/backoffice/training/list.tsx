import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useEndpoint } from '../../../lib/endpoints.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { StaffContent } from '../staff-content.tsx'
import { ModuleTable } from './module-table.tsx'
import { NewModule } from './new-module.tsx'

/** All modules in the order in which job seekers take them. */
export default function TrainingList() {
  const { t } = useTexts()
  const training = useEndpoint('GET /admin/training', {})
  const [isAdding, setAdding] = useState(false)
  return (
    <Screen heading={t('screens.trainingList')}>
      <StaffContent of={training}>
        {({ mayChange, modules }) => (
          <div className="grid gap-4">
            {mayChange ? (
              <div>
                <Button Icon={Plus} onClick={() => setAdding(true)}>
                  {t('trainingModules.list.add')}
                </Button>
              </div>
            ) : (
              <p className="text-muted">{t('trainingModules.readOnly')}</p>
            )}
            <ModuleTable modules={modules} mayChange={mayChange} />
          </div>
        )}
      </StaffContent>
      {isAdding && (
        <Dialog
          open
          closeOnBackdrop={false}
          title={t('trainingModules.list.add')}
          onClose={() => setAdding(false)}
        >
          <NewModule />
        </Dialog>
      )}
    </Screen>
  )
}
