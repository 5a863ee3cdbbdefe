import { parseSync, type Expression, type Program } from 'oxc-parser'

export type Source = { file: string; text: string }

/** A string as it stands in code: the fixed parts, with something unknown between each two. */
export type Written = { parts: string[]; start: number }

/** The strings that an expression may turn out to be, as far as they are written in it. */
export function writtenStrings(expression: Expression): Written[] {
  const { type, start } = expression
  if (type === 'Literal') {
    return typeof expression.value === 'string' ? [{ parts: [expression.value], start }] : []
  }
  if (type === 'TemplateLiteral') {
    return [{ parts: expression.quasis.map(({ value }) => value.cooked ?? value.raw), start }]
  }
  return choices(expression).flatMap(writtenStrings)
}

/** The expressions within this one that its value may come from. */
function choices(expression: Expression): Expression[] {
  if (expression.type === 'ConditionalExpression') return [expression.consequent, expression.alternate]
  if (expression.type === 'LogicalExpression') return [expression.left, expression.right]
  if (expression.type === 'BinaryExpression' && expression.operator === '+') {
    return [expression.left, expression.right]
  }
  const isWrapped =
    expression.type === 'ParenthesizedExpression' ||
    expression.type === 'TSAsExpression' ||
    expression.type === 'TSSatisfiesExpression' ||
    expression.type === 'TSNonNullExpression'
  return isWrapped ? [expression.expression] : []
}

export function parse({ file, text }: Source): Program {
  const { program, errors } = parseSync(file, text)
  if (errors[0] !== undefined) throw new Error(`${file} cannot be read: ${errors[0].message}`)
  return program
}

/** `web/pages/landing.tsx:12`, as editors open it. */
export function placeOf({ file, text }: Source, start: number): string {
  return `${file}:${text.slice(0, start).split('\n').length}`
}
