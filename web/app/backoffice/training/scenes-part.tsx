import { Clock, Plus, Trash2 } from 'lucide-react'
import { longestSceneText, mostScenes } from '../../../../contract/rules/training.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { TextInput } from '../../../ui/controls/text-input.tsx'
import { writeMoment } from './film-moment.ts'
import { LanguageFields } from './language-fields.tsx'
import { Part } from './part.tsx'
import { PictureField } from './picture-field.tsx'
import type { Film } from './use-film.ts'
import { noWords, type SceneValues, type ShowError } from './values.ts'

type Props = {
  moduleId: string
  scenes: readonly SceneValues[]
  film: Film
  error: ShowError
  onChange: (scenes: readonly SceneValues[]) => void
}

/** The transcript in pictures, scene by scene. */
export function ScenesPart({ moduleId, scenes, film, error, onChange }: Props) {
  const { t } = useTexts()
  const change = (index: number, changes: Partial<SceneValues>) =>
    onChange(scenes.map((scene, place) => (place === index ? { ...scene, ...changes } : scene)))
  const add = () => {
    // The first one begins with the film; each further one where the film is now.
    const from = scenes.length === 0 ? 0 : (film.moment ?? 0)
    onChange([...scenes, { from: writeMoment(from), text: noWords, pictureId: null }])
  }
  return (
    <Part id="scenes" heading={t('trainingModules.scenes.heading')}>
      <p className="text-muted">{t('trainingModules.scenes.hint')}</p>
      {scenes.map((scene, index) => (
        // The place is all that sets two of them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={index} className="grid min-w-0 gap-4 border-t border-line pt-4">
          <legend className="float-left font-bold">
            {t('trainingModules.scenes.scene', { number: index + 1 })}
          </legend>
          <div className="flex flex-wrap items-end gap-2">
            <div className="w-48 max-w-full">
              <TextInput
                required
                name={`scenes.${index}.from`}
                label={t('trainingModules.scenes.from')}
                hint={t('trainingModules.scenes.fromHint')}
                inputMode="text"
                autoComplete="off"
                value={scene.from}
                error={error(`scenes.${index}.from`)}
                onChange={(event) => change(index, { from: event.target.value })}
              />
            </div>
            {film.moment !== null && (
              <NowButton moment={film.moment} onUse={(from) => change(index, { from })} />
            )}
          </div>
          <LanguageFields
            long
            legend={t('trainingModules.scenes.text')}
            place={`scenes.${index}.text`}
            value={scene.text}
            limit={longestSceneText}
            error={error}
            onChange={(text) => change(index, { text })}
          />
          <PictureField
            moduleId={moduleId}
            legend={t('trainingModules.picture.label')}
            alt={t('trainingModules.scenes.scene', { number: index + 1 })}
            pictureId={scene.pictureId}
            film={film}
            error={error(`scenes.${index}.pictureId`)}
            onChange={(pictureId) => change(index, { pictureId })}
          />
          <div className="in-disabled:hidden">
            <Button
              size="small"
              kind="plain"
              Icon={Trash2}
              onClick={() => onChange(scenes.filter((_, place) => place !== index))}
            >
              {t('trainingModules.scenes.remove', { number: index + 1 })}
            </Button>
          </div>
        </fieldset>
      ))}
      {scenes.length < mostScenes && (
        <div className="in-disabled:hidden">
          <Button kind="secondary" Icon={Plus} onClick={add}>
            {t('trainingModules.scenes.add')}
          </Button>
        </div>
      )}
    </Part>
  )
}

function NowButton({ moment, onUse }: { moment: number; onUse: (from: string) => void }) {
  const { t } = useTexts()
  const time = writeMoment(moment)
  return (
    <div className="in-disabled:hidden">
      <Button size="small" kind="plain" Icon={Clock} onClick={() => onUse(time)}>
        {t('trainingModules.scenes.now', { time })}
      </Button>
    </div>
  )
}
