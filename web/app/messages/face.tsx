import type { Conversation } from '../../../contract/messages.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { LogoMark } from '../../ui/logo.tsx'

/** The picture of the other side; for staff the logo. */
export function Face({ of: { name, kind } }: { of: Conversation['with'] }) {
  if (kind === 'staff') return <LogoMark className="size-8 shrink-0" />
  return <Avatar src={null} size="small" name={name} alt="" kind={kind === 'seeker' ? 'person' : kind} />
}
