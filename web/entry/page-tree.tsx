import { useEffect, type ComponentType } from 'react'
import type { PageData } from '../lib/page-data.ts'
import { PrefixContext } from '../lib/paths.tsx'
import { TextsProvider, type Texts } from '../lib/texts.tsx'
import type { FooterFacts } from '../site/frame/site-footer.tsx'
import { SiteFrame } from '../site/frame/site-frame.tsx'

type Props = {
  data: PageData
  texts: Texts
  Page: ComponentType<{ data: PageData }>
  /** Given on the server, which alone draws the footer. */
  footer?: FooterFacts
}

/** The whole tree of a public page: the same on the server and in the browser. */
export function PageTree({ data, texts, Page, footer }: Props) {
  useEffect(() => {
    // From here on the page answers by itself: forms and tests look for this.
    document.documentElement.dataset['live'] = ''
  }, [])
  return (
    <TextsProvider texts={texts}>
      <PrefixContext value={data.prefix}>
        <SiteFrame data={data} footer={footer}>
          <Page data={data} />
        </SiteFrame>
      </PrefixContext>
    </TextsProvider>
  )
}
