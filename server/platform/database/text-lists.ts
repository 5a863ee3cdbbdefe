import pg from 'pg'

/** The number that PostgreSQL has for text[]. */
const textList = 1009
const quotedOrPlain = /"((?:[^"\\]|\\.)*)"|([^,{}]+)/gs

/** A list of plain words is cut at its commas; the driver reads every list sign by sign, as only others need. */
function readTextList(value: string): (string | null)[] {
  if (value === '{}') return []
  if (!/["\\]|NULL/.test(value)) return value.slice(1, -1).split(',')
  return [...value.matchAll(quotedOrPlain)].map(([, quoted, plain = '']) =>
    quoted === undefined ? (plain === 'NULL' ? null : plain) : quoted.replaceAll(/\\(.)/gs, '$1'),
  )
}

/** How the values of a connection are read. */
export const valueTypes = new pg.TypeOverrides()
valueTypes.setTypeParser(textList, readTextList)
