import type { ReactNode } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { SkeletonRows } from './skeleton.tsx'

export type Column<Row> = {
  key: string
  heading: string
  cell: (row: Row) => ReactNode
  numeric?: boolean
}

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The column that names the row; the first by default. */
  headingColumn?: string
  loading?: boolean
  /** Shown instead of the table where there is nothing. */
  empty: ReactNode
}

/** Written out because some browsers forget them where styles make cards of a table. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

/** A table where there is room for one, and cards where there is not. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, loading = false } = props
  const { t } = useTexts()
  const headingColumn = props.headingColumn ?? columns[0]?.key
  if (!loading && rows.length === 0) return props.empty
  return (
    <div className="data-table" data-many={columns.length > 5 || undefined}>
      <table {...roles.table} aria-busy={loading}>
        <caption>
          {caption}
          {loading && <span className="sr-only"> {t('controls.parts.loading')}</span>}
        </caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map(({ key, heading, numeric }) => (
              <th key={key} {...roles.columnHeader} scope="col" data-numeric={numeric}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {loading && rows.length === 0 && <SkeletonRows columns={columns.length} />}
          {rows.map((row) => (
            <tr key={rowKey(row)} {...roles.row}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} heads={column.key === headingColumn} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell<Row>({ column, row, heads }: { column: Column<Row>; row: Row; heads: boolean }) {
  const content = (
    <>
      {/* On a card for the eye; readers have the head of the column. */}
      <span aria-hidden="true" className="card-heading">
        {column.heading}
      </span>
      <span className="min-w-0">{column.cell(row)}</span>
    </>
  )
  return heads ? (
    <th {...roles.rowHeader} scope="row" data-numeric={column.numeric}>
      {content}
    </th>
  ) : (
    <td {...roles.cell} data-numeric={column.numeric}>
      {content}
    </td>
  )
}
