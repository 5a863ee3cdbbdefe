/** Where nobody of the demo lives or wants to work: the browser tests have these towns to themselves. */
export const quietTowns = [
  'Adaba',
  'Bichena',
  'Chagni',
  'Dodola',
  'Gelemso',
  'Ginir',
  'Hayk',
  'Itang',
  'Sekota',
  'Shambu',
]
