import { Visitor, type JSXChild } from 'oxc-parser'
import { parse, placeOf, writtenStrings, type Source } from './expressions.ts'

/** Attributes, of elements and of our own components, that a person reads or hears. */
const readAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'content',
  'heading',
  'label',
  'placeholder',
  'summary',
  'text',
  'title',
])

/** Words that stand in a component instead of in the files of the languages. */
export function findHardCoded(source: Source): string[] {
  const problems: string[] = []
  const report = (start: number, text: string) =>
    problems.push(`${placeOf(source, start)}: hard-coded text "${text.trim()}"`)
  const inspectChildren = ({ children }: { children: JSXChild[] }) => {
    for (const child of children) {
      if (child.type === 'JSXText') {
        if (/\p{L}/u.test(withoutEntities(child.value))) report(child.start, child.value)
      } else if (child.type === 'JSXExpressionContainer' && child.expression.type !== 'JSXEmptyExpression') {
        for (const { parts, start } of writtenStrings(child.expression)) {
          if (parts.some((part) => /\p{L}/u.test(part))) report(start, parts.join('…'))
        }
      }
    }
  }
  new Visitor({
    JSXElement: inspectChildren,
    JSXFragment: inspectChildren,
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !readAttributes.has(name.name)) return
      const expression = value?.type === 'JSXExpressionContainer' ? value.expression : value
      if (expression === null || expression.type === 'JSXEmptyExpression') return
      for (const { parts, start } of writtenStrings(expression)) {
        if (parts.some((part) => /\p{L}{2}/u.test(withoutEntities(part)))) report(start, parts.join('…'))
      }
    },
  }).visit(parse(source))
  return problems
}

/** `&nbsp;` is a space, though it is written with letters. */
const withoutEntities = (text: string) => text.replaceAll(/&#?\w+;/g, ' ')
