import { AppFrame } from '../app/shell/app-frame.tsx'
import type { AppData } from '../lib/page-data.ts'
import { PrefixContext } from '../lib/paths.tsx'
import { TextsProvider, type Texts } from '../lib/texts.tsx'
import { Skeleton } from '../ui/controls/skeleton.tsx'

/** What the document of a signed-in screen shows until its script has come: the frame with its menu. */
export function AppSkeleton({ data, texts, path }: { data: AppData; texts: Texts; path: string }) {
  return (
    <TextsProvider texts={texts}>
      <PrefixContext value={data.prefix}>
        <AppFrame
          brand={data.brand.name ?? texts.t('common.brand')}
          type={data.user.role}
          current={{ name: data.screen, path }}
        >
          <div className="page-column py-8">
            <Skeleton kind="card" lines={8} />
          </div>
        </AppFrame>
      </PrefixContext>
    </TextsProvider>
  )
}
