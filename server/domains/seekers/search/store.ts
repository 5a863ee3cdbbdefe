import { prepareFoundPages } from '../../../platform/search/ways.ts'
import { cardRows, type CardRow } from '../card-store.ts'
import { seekerIndex } from './declaration.ts'

export const findByName = prepareFoundPages<CardRow>(seekerIndex, cardRows)
