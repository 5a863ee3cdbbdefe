import { Visitor, type CallExpression, type Expression } from 'oxc-parser'
import { parse, placeOf, writtenStrings, type Source } from './expressions.ts'
import { allNames, type Locales } from './locales.ts'

/** Texts that no code names, and names in code that no file holds. */
export function findUsageProblems(locales: Locales, sources: readonly Source[]): string[] {
  const names = [...allNames(locales)]
  const unused = new Set(names)
  const unknown: string[] = []
  for (const source of sources) {
    for (const { shown, expression, start } of usesIn(source)) {
      const used = names.filter((name) => expression.test(name))
      if (used.length === 0) unknown.push(`${placeOf(source, start)}: no file holds ${shown}`)
      for (const name of used) unused.delete(name)
    }
  }
  return [...unknown, ...[...unused].map((name) => `${name}: used nowhere`)]
}

type Use = { shown: string; expression: RegExp; start: number }

function usesIn(source: Source): Use[] {
  const uses: Use[] = []
  new Visitor({
    CallExpression(call) {
      const key = keyArgument(call)
      if (key === undefined) return
      for (const { parts, start } of writtenStrings(key)) {
        // What is filled in is one word of a key, never a dot.
        const expression = new RegExp(`^${parts.map(escape).join('[^.]+')}$`)
        uses.push({ shown: parts.join('…'), expression, start })
      }
    },
  }).visit(parse(source))
  return uses
}

/** The key in `t(key)` and `i18n.t(key)`; `texts(language, key)` on the server. */
function keyArgument({ callee, arguments: given }: CallExpression): Expression | undefined {
  const name = calledName(callee)
  const argument = name === 't' ? given[0] : name === 'texts' ? given[1] : undefined
  return argument === undefined || argument.type === 'SpreadElement' ? undefined : argument
}

function calledName(callee: Expression): string | undefined {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && !callee.computed)
    return callee.property.name
  return undefined
}

const escape = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
