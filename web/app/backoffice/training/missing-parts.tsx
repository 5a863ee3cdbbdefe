import { useEffect, useRef } from 'react'
import type { DraftProblem } from '../../../../contract/rules/training.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { showPart } from './part.tsx'

/** Which part of the form a problem is in. */
const parts = {
  titles: 'words',
  film: 'film',
  poster: 'poster',
  scenes: 'scenes',
  sceneTimes: 'scenes',
  sceneTexts: 'scenes',
  questions: 'questions',
} as const satisfies { [Problem in DraftProblem]: string }

/** What keeps the draft from being published; each line leads to where it is. */
export function MissingParts({ problems }: { problems: readonly DraftProblem[] }) {
  const { t } = useTexts()
  const box = useRef<HTMLElement>(null)
  // Somebody has just asked to publish.
  useEffect(() => box.current?.focus(), [])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={t('trainingModules.missing.heading')}
      className="rounded-card border-2 border-danger bg-raised p-4"
    >
      <h2 className="font-bold">{t('trainingModules.missing.heading')}</h2>
      <p>{t('trainingModules.missing.intro')}</p>
      <ul className="mt-1 list-disc ps-5">
        {problems.map((problem) => (
          <li key={problem}>
            <button
              type="button"
              className="link min-h-11 cursor-pointer text-start"
              onClick={() => showPart(parts[problem])}
            >
              {t(`trainingModules.missing.${problem}`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
