import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { reportFault } from './lib/faults.ts'
import { PageTree } from './page-tree.tsx'
import type { PageData } from './page-data.ts'
import { createTexts } from './lib/texts.tsx'
import { isOpened, startTarget } from './lib/start.ts'
import { isLive, loadLiveScreen } from './screens.ts'

const root = document.getElementById('root')
const source = document.getElementById('page-data')
if (root === null || source?.textContent == null) throw new Error('This document is no page of ours')

// Written by our own prerender into this very document.
// oxlint-disable-next-line typescript/no-unsafe-assignment
const data: PageData = JSON.parse(source.textContent)
const report = (kind: 'hydration' | 'script' | 'loading') => (error: unknown) =>
  reportFault(kind, error, data.screen, data.language)

addEventListener('error', (event) => report('script')(event.error))
addEventListener('unhandledrejection', (event) => report('script')(event.reason))

const target = isOpened() ? startTarget() : null
if (target !== null) location.replace(target)

try {
  if (!isLive(data.screen)) throw new Error('This page has no script')
  const Screen = await loadLiveScreen(data.screen)
  // As a transition it is done in small steps, so that a slow phone stays free for a finger.
  startTransition(() => {
    hydrateRoot(
      root,
      <PageTree data={data} texts={createTexts(data.language, data.texts)} Screen={Screen} />,
      {
        onRecoverableError: report('hydration'),
        onUncaughtError: report('script'),
      },
    )
  })
} catch (error) {
  // The page stays as it is: readable, with working links.
  report('loading')(error)
}
