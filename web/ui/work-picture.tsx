import { workGroupOf } from '../../contract/reference/work-groups.ts'

/** A small picture of a kind of work, given by the id of its job title or by its work type. The words are beside it. */
export function WorkPicture({ kind }: { kind: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className="size-12 shrink-0">
      <use href={`/illustrations/work.svg#${workGroupOf(kind)}`} />
    </svg>
  )
}
