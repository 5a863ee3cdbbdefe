import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ListedModule } from '../../../../contract/training-modules.ts'
import { useAct } from '../../../lib/endpoints.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { IconButton } from '../../../ui/controls/button.tsx'
import { DataTable, type Column } from '../../../ui/controls/data-table.tsx'
import { EmptyState } from '../../../ui/controls/empty-state.tsx'
import { writeMoment } from './film-moment.ts'
import { StateBadges } from './state-badges.tsx'
import { titleOf } from './title-of.ts'

type Direction = 'up' | 'down'
type Move = { id: string; direction: Direction }

/** Modules in their order; retired ones, which have none, come last. */
export function ModuleTable({
  modules,
  mayChange,
}: {
  modules: readonly ListedModule[]
  mayChange: boolean
}) {
  const { t, language } = useTexts()
  const to = useTo()
  const active = modules.filter(({ retired }) => !retired).map(({ id }) => id)
  const { move, said } = useMoves(modules, active)
  const nameOf = (module: ListedModule) => {
    const title = titleOf(module, language)
    return title === '' ? t('trainingModules.list.untitled') : title
  }
  const link = (module: ListedModule) => (
    <a href={to('trainingModule', { id: module.id })} className="link inline-flex min-h-11 items-center">
      {nameOf(module)}
    </a>
  )
  const state = (module: ListedModule) => <StateBadges {...module} />
  const length = ({ filmMilliseconds }: ListedModule) =>
    filmMilliseconds === null ? t('trainingModules.list.noFilm') : writeMoment(filmMilliseconds)
  const order = (module: ListedModule) => {
    const place = active.indexOf(module.id)
    if (place === -1) return null
    const button = (direction: Direction) => (
      <IconButton
        id={buttonId({ id: module.id, direction })}
        label={t(`trainingModules.list.${direction}`, { title: nameOf(module) })}
        Icon={direction === 'up' ? ArrowUp : ArrowDown}
        disabled={place === (direction === 'up' ? 0 : active.length - 1)}
        onClick={() => move({ id: module.id, direction }, nameOf(module))}
      />
    )
    return (
      <span className="flex">
        {button('up')}
        {button('down')}
      </span>
    )
  }
  const columns: Column<ListedModule>[] = [
    { key: 'module', heading: t('trainingModules.list.module'), cell: link },
    { key: 'state', heading: t('trainingModules.list.state'), cell: state },
    { key: 'length', heading: t('trainingModules.list.length'), cell: length, numeric: true },
    {
      key: 'completions',
      heading: t('trainingModules.list.completions'),
      cell: ({ completions }) => completions,
      numeric: true,
    },
    ...(mayChange ? [{ key: 'order', heading: t('trainingModules.list.order'), cell: order }] : []),
  ]
  return (
    <>
      <DataTable
        caption={t('trainingModules.list.caption')}
        columns={columns}
        rows={modules}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            heading={t('trainingModules.list.emptyHeading')}
            text={t('trainingModules.list.emptyText')}
          />
        }
      />
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  )
}

const buttonId = ({ id, direction }: Move) => `${direction}-${id}`

/** Moves a module by one place; the focus stays on it, and what has happened is announced. */
function useMoves(modules: readonly ListedModule[], active: readonly string[]) {
  const { t } = useTexts()
  const [said, setSaid] = useState<string | null>(null)
  const focused = useRef<Move | null>(null)
  const act = useAct('PUT /admin/training/order', {
    failed: t('trainingModules.list.failed'),
    silent: true,
    refreshes: ['GET /admin/training'],
    edits: ({ body: { ids } }, edit) =>
      edit('GET /admin/training', (data) => ({
        ...data,
        modules: data.modules.toSorted((one, other) => placeIn(ids, one) - placeIn(ids, other)),
      })),
  })
  const focusMoved = useEffectEvent((order: readonly ListedModule[]) => {
    const last = focused.current
    if (!order.some(({ id }) => id === last?.id) || last === null) return
    focused.current = null
    // At either end its button takes no press any more: the other one does.
    const other = last.direction === 'up' ? 'down' : 'up'
    const buttons = [last, { ...last, direction: other } as const].map((each) =>
      document.getElementById(buttonId(each)),
    )
    buttons.find((button) => button instanceof HTMLButtonElement && !button.disabled)?.focus()
  })
  useEffect(() => focusMoved(modules), [modules])
  const move = async ({ id, direction }: Move, title: string) => {
    if (act.busy) return
    const from = active.indexOf(id)
    const place = direction === 'up' ? from - 1 : from + 1
    const ids = active.toSpliced(from, 1).toSpliced(place, 0, id)
    focused.current = { id, direction }
    const answer = await act.run({ body: { ids } })
    if (answer !== null)
      setSaid(t('trainingModules.list.moved', { title, place: place + 1, count: active.length }))
  }
  return { move: (wanted: Move, title: string) => void move(wanted, title), said }
}

/** Retired ones stay behind. */
function placeIn(ids: readonly string[], { id }: ListedModule): number {
  const place = ids.indexOf(id)
  return place === -1 ? ids.length : place
}
