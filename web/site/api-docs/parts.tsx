import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'

export function Address({ method, path }: { method: string; path: string }) {
  return (
    <>
      <Badge>{method}</Badge>
      <span className="break-all">{path}</span>
    </>
  )
}

const namedAccess = ['anyone', 'signed', 'operator', 'staffBeforeFactor', 'administrators'] as const

/** Who may call it. */
export function AccessWords({ access }: { access: string }) {
  const { t } = useTexts()
  const named = namedAccess.find((name) => name === access)
  return named === undefined ? t('apiDocs.access.types', { types: access }) : t(`apiDocs.access.${named}`)
}
