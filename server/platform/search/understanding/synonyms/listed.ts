/** Words of one meaning, a line for each way of writing, with commas between them. */
export type Lines = readonly string[]

export const listed = (lines: Lines): readonly string[] => lines.flatMap((line) => line.split(', '))
