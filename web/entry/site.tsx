import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { watchFaults } from '../lib/faults.ts'
import { readPageData, type CarriedData } from '../lib/page-data.ts'
import { registerScreens, type SiteScreen } from '../lib/screens.ts'
import { isOpened, startTarget } from '../lib/start.ts'
import { createTexts } from '../lib/texts.tsx'
import { drawnServices } from '../site/frame/drawn-services.ts'
import { problemPages } from '../site/pages/screens.ts'
import { linkedScreens, siteScreens } from '../site/screens.ts'
import { PageTree } from './page-tree.tsx'

const root = document.getElementById('root')
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const data = readPageData() as CarriedData
const report = watchFaults(data.screen, data.language)

const target = isOpened() ? startTarget() : null
if (target !== null) location.replace(target)

try {
  registerScreens({ ...siteScreens, ...linkedScreens })
  const pages: { readonly [name: string]: SiteScreen } = { ...siteScreens, ...problemPages }
  const page = await pages[data.screen]?.load?.()
  if (root === null || page === undefined) throw new Error('This page has no script')
  // As a transition it is done in small steps, so that a slow phone stays free for a finger.
  startTransition(() => {
    hydrateRoot(
      root,
      <PageTree
        data={{ ...data, services: drawnServices(root), answers: [], params: {} }}
        texts={createTexts(data.language, data.texts)}
        Page={page.default}
      />,
      { onRecoverableError: report('hydration'), onUncaughtError: report('script') },
    )
  })
} catch (error) {
  // The page stays as it is: readable, with working links.
  report('loading')(error)
}
