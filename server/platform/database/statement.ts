import { createHash } from 'node:crypto'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type RawBuilder,
} from 'kysely'

/** A statement with its values, under the name by which a connection knows its plan. */
export type Bound<Row> = {
  name: string
  text: string
  values: unknown[]
  /** Rows have no place here; the type goes with the statement. */
  row?: Row
}

/** Stands in a text for a value that comes with each call. */
class Placeholder {
  readonly of: string
  constructor(of: string) {
    this.of = of
  }
}

/** It only writes: nothing is ever asked of a database through it. */
const writer = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/**
 * A statement whose text is always the same: it is written once, at its first call, and not anew for every one, which
 * would cost more than all else that the program does for a search. A value that it names twice is sent once.
 */
export function prepare<Row, Values extends object>(
  write: (value: (name: keyof Values & string) => RawBuilder<unknown>) => RawBuilder<Row>,
): (values: Values) => Bound<Row> {
  let written: { name: string; text: string; places: (keyof Values & string)[] } | undefined
  return (values) => {
    written ??= writeDown(write)
    const { name, text, places } = written
    return { name, text, values: places.map((place) => values[place]) }
  }
}

/**
 * The same for what is asked in several shapes: each is a statement of its own with nothing in it that was not asked for,
 * which PostgreSQL would otherwise look at for every row. Few of the shapes that could be are ever asked.
 */
export function prepareShapes<Row, Values extends object, Shape extends { key: string }>(
  write: (value: (name: keyof Values & string) => RawBuilder<unknown>, shape: Shape) => RawBuilder<Row>,
): (shape: Shape, values: Values) => Bound<Row> {
  const shapes = new Map<string, (values: Values) => Bound<Row>>()
  return (shape, values) => {
    let statement = shapes.get(shape.key)
    if (statement === undefined) {
      statement = prepare<Row, Values>((param) => write(param, shape))
      shapes.set(shape.key, statement)
    }
    return statement(values)
  }
}

function writeDown<Row, Values extends object>(
  write: (value: (name: keyof Values & string) => RawBuilder<unknown>) => RawBuilder<Row>,
) {
  const named: (keyof Values & string)[] = []
  const query = write((name) => {
    if (!named.includes(name)) named.push(name)
    return sql.val(new Placeholder(name))
  })
  const { sql: text, parameters } = query.compile(writer)
  const numbers = parameters.map((parameter) => {
    if (!(parameter instanceof Placeholder))
      throw new Error('A statement that is written once holds no value')
    return named.findIndex((name) => name === parameter.of) + 1
  })
  const shortened = text.replaceAll(/\$(\d+)/g, (_, number: string) => `$${numbers[Number(number) - 1] ?? 0}`)
  return { name: nameOf(shortened), text: shortened, places: named }
}

/** The same text has the same name on every node, and two texts never share one. */
export const nameOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22)
