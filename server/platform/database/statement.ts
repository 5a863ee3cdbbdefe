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
  /** It finds a few rows by their keys, and shares a connection with others of its kind. */
  isLookup: boolean
  /** The same for several at once: each parameter is a list, and each row has the number of its look-up, from 1 on, as `asked`. */
  together?: Together
  /** Never set; it carries the type of the rows. */
  row?: Row
}

type Together = { name: string; text: string; params: readonly string[] }

type ParamType =
  | 'integer'
  | 'bigint'
  | 'smallint'
  | 'text'
  | 'date'
  | 'uuid'
  | 'bytea'
  | 'smallint[]'
  | 'integer[]'
  | 'bigint[]'
  | 'uuid[]'
/** Writes a parameter into a statement. */
export type Param<Name extends string = string> = (name: Name, type: ParamType) => RawBuilder<unknown>

/** Marks the place of a value that comes with each call. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** Compiles statements; it has no database. */
const compiler = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

type Write<Row, Values extends object> = (param: Param<keyof Values & string>) => RawBuilder<Row>

/**
 * A statement whose text is always the same: it is compiled at its first call and not again, which would cost more than
 * everything else that the process does for a search. A value that is named twice is sent once.
 *
 * A parameter is written as a subquery, so that the planner never sees its value: all plans then cost the same, and from the
 * sixth execution on PostgreSQL keeps one plan per connection. To plan a search takes longer than to execute it.
 */
export const prepare = <Row, Values extends object>(write: Write<Row, Values>) =>
  preparedOnce(write, (value, type) => sql`(select ${value}::${type})`, null)

/** The same for rows that are found by their keys. Every plan for it is the same one, so the planner may see the values. */
export const prepareLookup = <Row, Values extends object>(write: Write<Row, Values>) =>
  preparedOnce(write, (value, type) => sql`${value}::${type}`, writeTogether)

type WriteValue = (value: RawBuilder<unknown>, type: RawBuilder<unknown>) => RawBuilder<unknown>

function preparedOnce<Row, Values extends object>(
  write: Write<Row, Values>,
  writeValue: WriteValue,
  together: typeof writeTogether | null,
): (values: Values) => Bound<Row> {
  let compiled: Pick<Bound<Row>, 'name' | 'text' | 'isLookup' | 'together'> | undefined
  let params: (keyof Values & string)[] = []
  return (values) => {
    if (compiled === undefined) {
      const { name, text, ...rest } = compile(write, writeValue)
      params = rest.params
      compiled = { name, text, isLookup: together !== null, ...together?.(write, rest.params) }
    }
    const missing = params.find((param) => !(param in values))
    if (missing !== undefined) throw new Error(`The parameter ${missing} is missing`)
    return { ...compiled, values: params.map((param) => values[param]) }
  }
}

/** A list cannot stand for several lists: PostgreSQL unnests them to single values. The planner does not see the lists, so that one plan is kept. */
function writeTogether<Row, Values extends object>(
  write: Write<Row, Values>,
  params: readonly (keyof Values & string)[],
): { together?: Together } {
  const types = new Map<string, ParamType>()
  const query = write((name, type) => {
    types.set(name, type)
    return sql.ref(`asked.${name}`)
  })
  const lists = params.map((name, at) => `(select $${at + 1}::${types.get(name) ?? ''}[])`)
  if (params.length === 0 || [...types.values()].some((type) => type.endsWith('[]'))) return {}
  const columns = [...params, 'asked'].map((name) => `"${name}"`)
  const { sql: found } = query.compile(compiler)
  const text = `select asked.asked::integer as asked, found.*
    from unnest(${lists.join(', ')}) with ordinality as asked (${columns.join(', ')}) cross join lateral (${found}) found`
  return { together: { name: nameOf(text), text, params } }
}

/** The same for a statement in several shapes, each of which is compiled when it is first needed. */
export function prepareShapes<Row, Values extends object, Shape extends { key: string }>(
  write: (param: Param<keyof Values & string>, shape: Shape) => RawBuilder<Row>,
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

function compile<Row, Values extends object>(write: Write<Row, Values>, writeValue: WriteValue) {
  const params: (keyof Values & string)[] = []
  const query = write((name, type) => {
    if (!params.includes(name)) params.push(name)
    return writeValue(sql.val(new Placeholder(name)), sql.raw(type))
  })
  const { sql: text, parameters } = query.compile(compiler)
  const numbers = parameters.map((parameter) => {
    if (!(parameter instanceof Placeholder)) throw new Error('A prepared statement holds no value of its own')
    return params.findIndex((name) => name === parameter.name) + 1
  })
  const numbered = text.replaceAll(/\$(\d+)/g, (_, number: string) => `$${numbers[Number(number) - 1] ?? 0}`)
  return { name: nameOf(numbered), text: numbered, params }
}

/** The same text has the same name on every node, and two texts never share one. */
export const nameOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22)
