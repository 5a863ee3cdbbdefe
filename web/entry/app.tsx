import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { loadScreen } from '../app/shell/load-screen.ts'
import { AppShell } from '../app/shell/app-shell.tsx'
import { findScreen } from '../app/shell/place.ts'
import { openFor } from '../lib/api.ts'
import { connection } from '../lib/connection.ts'
import { watchFaults } from '../lib/faults.ts'
import { readPageData, type AppData } from '../lib/page-data.ts'
import { PrefixContext } from '../lib/paths.tsx'
import { watchPresence } from '../lib/presence.ts'
import { createQueryClient, keepOnDevice } from '../lib/query-client.ts'
import { registerScreens } from '../lib/screens.ts'
import { createTexts, TextsProvider } from '../lib/texts.tsx'
import { screens } from '../routes.ts'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const data = readPageData() as AppData
const report = watchFaults(data.screen, data.language)
const texts = createTexts(data.language, data.texts)
const client = createQueryClient()
const { user, build } = data

registerScreens(screens)
openFor({ account: user.id, build, isIdle: watchPresence() })
connection.watch()
client.setQueryData(['GET /session', {}], { user })
for (const { key, input, answer } of data.answers) client.setQueryData([key, input], answer)

const match = findScreen(location.pathname)
// What the document carries is newer than what the device has; nothing of staff stays on a device.
const restored = user.role === 'ADMIN' ? null : keepOnDevice(client, user.id, build)
// The first screen is drawn whole, in the place of the skeleton that the document came with.
await Promise.allSettled([restored, match === null ? null : loadScreen(match.name, match.screen, texts)])

const root = document.getElementById('root')
if (root === null) throw new Error('This document is no page of ours')
document.documentElement.dataset['live'] = ''
createRoot(root, { onUncaughtError: report('script') }).render(
  <TextsProvider texts={texts}>
    <PrefixContext value={data.prefix}>
      <QueryClientProvider client={client}>
        <AppShell data={data} />
      </QueryClientProvider>
    </PrefixContext>
  </TextsProvider>,
)
