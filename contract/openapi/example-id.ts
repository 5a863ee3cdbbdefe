/** Nobody has this id, so that a call by example changes nothing. */
export const exampleId = '0193c2a4-7d1e-7b52-9f0c-3a6d5e8b1c47'
