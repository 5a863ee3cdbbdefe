import { preparePages } from '../../../platform/search/pages.ts'
import { prepareWordPages } from '../../../platform/search/word-pages.ts'
import { cardRows, type CardRow } from '../card-store.ts'
import { seekerIndex } from './declaration.ts'

export const findByName = preparePages<CardRow>(seekerIndex, cardRows)
export const findByNameWithWords = prepareWordPages<CardRow>(seekerIndex, cardRows)
