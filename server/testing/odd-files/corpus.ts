import { activePdfs } from './active-pdfs.ts'
import { brokenPdfs } from './broken-pdfs.ts'
import { heics } from './heics.ts'
import { jpegs } from './jpegs.ts'
import type { OddFile } from './odd-file.ts'
import { pngs, webps } from './pngs-and-webps.ts'
import { strangers } from './strangers.ts'

/** Hostile and odd files of every kind. */
export const corpus: readonly OddFile[] = [
  ...strangers,
  ...jpegs,
  ...pngs,
  ...webps,
  ...heics,
  ...activePdfs,
  ...brokenPdfs,
]
