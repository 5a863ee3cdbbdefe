/** The name of the text of a state; null where a newer server has one that this page does not know. */
export const textOfState = <Key extends string>(
  texts: { readonly [state: string]: Key },
  state: string,
): Key | null => (Object.hasOwn(texts, state) ? (texts[state] ?? null) : null)
