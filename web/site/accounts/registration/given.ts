/** An empty field is left out of what is sent: the contract then calls it missing, and not wrongly written. */
export const given = (text: string): string | undefined => (text.trim() === '' ? undefined : text)
