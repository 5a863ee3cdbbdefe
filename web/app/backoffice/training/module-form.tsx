import { longestModuleDescription, longestModuleTitle } from '../../../../contract/rules/training.ts'
import type { EditedModule } from '../../../../contract/training-modules.ts'
import { useAct } from '../../../lib/endpoints.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { FormMessage } from '../../../ui/controls/form-message.tsx'
import { FilmPart } from './film-part.tsx'
import { LanguageFields } from './language-fields.tsx'
import { MissingParts } from './missing-parts.tsx'
import { moduleCalls } from './module-calls.ts'
import { Part } from './part.tsx'
import { PictureField } from './picture-field.tsx'
import { QuestionsPart } from './questions-part.tsx'
import { ScenesPart } from './scenes-part.tsx'
import { StateBadges } from './state-badges.tsx'
import { useFilm } from './use-film.ts'
import { useModuleForm } from './use-module-form.ts'

/** All of a module. Support staff look at it; the film stays playable for them. */
export function ModuleForm({ module }: { module: EditedModule }) {
  const { t } = useTexts()
  const film = useFilm(module.film !== null)
  const { form, values, set, error, isDirty, refusals, ...rest } = useModuleForm(module)
  const { mayChange, isDraft, publishedVersion, retired, problems } = module
  return (
    <form ref={form} method="post" noValidate onSubmit={rest.submit} className="grid gap-4">
      <StateBadges publishedVersion={publishedVersion} hasDraft={isDraft} retired={retired} />
      {!mayChange && <p className="text-muted">{t('trainingModules.readOnly')}</p>}
      <fieldset disabled={!mayChange} className="grid min-w-0 gap-4">
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Part id="words" heading={t('trainingModules.words.heading')}>
            <LanguageFields
              legend={t('trainingModules.words.title')}
              place="title"
              value={values.title}
              limit={longestModuleTitle}
              error={error}
              onChange={(title) => set('title', title)}
            />
            <LanguageFields
              long
              legend={t('trainingModules.words.description')}
              place="description"
              value={values.description}
              limit={longestModuleDescription}
              error={error}
              onChange={(description) => set('description', description)}
            />
          </Part>
          <div className="grid min-w-0 gap-4 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-3 lg:row-start-1">
            <FilmPart module={module} film={film} />
            <Part id="poster" heading={t('trainingModules.poster.heading')}>
              <PictureField
                moduleId={module.id}
                legend={t('trainingModules.poster.hint')}
                alt={t('trainingModules.poster.heading')}
                pictureId={values.posterId === '' ? null : values.posterId}
                film={film}
                error={error('posterId')}
                onChange={(posterId) => set('posterId', posterId ?? '')}
              />
            </Part>
          </div>
          <ScenesPart
            moduleId={module.id}
            scenes={values.scenes}
            film={film}
            error={error}
            onChange={(scenes) => set('scenes', scenes)}
          />
          <QuestionsPart
            questions={values.questions}
            error={error}
            onChange={(questions) => set('questions', questions)}
          />
        </div>
      </fieldset>
      {mayChange && (
        <>
          {refusals > 0 && problems.length > 0 && <MissingParts key={refusals} problems={problems} />}
          <FormMessage text={rest.message} />
          <div aria-live="polite">{isDirty && <p>{t('trainingModules.acts.unsaved')}</p>}</div>
          <div className="flex flex-wrap gap-2">
            <Button submit busy={rest.busy} kind="secondary" onClick={() => rest.asks(false)}>
              {t('trainingModules.acts.save')}
            </Button>
            {(isDraft || isDirty) && (
              <Button submit busy={rest.busy} onClick={() => rest.asks(true)}>
                {t('trainingModules.acts.publish')}
              </Button>
            )}
            <RetireButton module={module} />
          </div>
        </>
      )}
    </form>
  )
}

/** Nothing is lost by it, and it can be taken back. */
function RetireButton({ module: { id, retired } }: { module: EditedModule }) {
  const { t } = useTexts()
  const act = useAct('PUT /admin/training/:id/retired', {
    failed: t('trainingModules.acts.failed'),
    refreshes: moduleCalls,
  })
  return (
    <Button
      kind="plain"
      busy={act.busy}
      onClick={() => void act.run({ params: { id }, body: { retired: !retired } })}
    >
      {t(retired ? 'trainingModules.acts.restore' : 'trainingModules.acts.retire')}
    </Button>
  )
}
