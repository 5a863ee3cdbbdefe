/** In characters, as the specification has it. */
export const longestBio = 150
/** All of them together, written with commas between them. */
export const longestReferences = 150
/** Of places, skills or languages: more than this tells an employer nothing. */
export const mostChosen = 30
