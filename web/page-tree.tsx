import { useEffect, type ComponentType } from 'react'
import { SiteFrame } from './features/site/site-frame.tsx'
import { PrefixContext } from './lib/paths.tsx'
import { TextsProvider, type Texts } from './lib/texts.tsx'
import type { PageData } from './page-data.ts'

export type Screen = ComponentType<{ data: PageData }>

/** The whole tree of a public page: the same on the server and in the browser. */
export function PageTree({ data, texts, Screen }: { data: PageData; texts: Texts; Screen: Screen }) {
  useEffect(() => {
    // Told to whoever waits for it: from here on the page answers by itself.
    document.documentElement.dataset['live'] = ''
  }, [])
  return (
    <TextsProvider texts={texts}>
      <PrefixContext value={data.prefix}>
        {data.screen === 'application' ? (
          // Behind sign-in each area has a frame of its own.
          <Screen data={data} />
        ) : (
          <SiteFrame brand={data.brand} services={data.services} year={data.year}>
            <Screen data={data} />
          </SiteFrame>
        )}
      </PrefixContext>
    </TextsProvider>
  )
}
