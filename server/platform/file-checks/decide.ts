import { documentType } from './file-type.ts'
import { Refusal } from './refusal.ts'
import type { CheckedFile, Verdict } from './verdict.ts'

/** Of the decoders it loads the one that it needs: each takes memory beside the file. */
export async function decide(file: Uint8Array): Promise<Verdict> {
  try {
    return { kind: 'accepted', file: await check(file) }
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', problem: error.problem, limit: error.limit }
    return { kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

async function check(file: Uint8Array): Promise<CheckedFile> {
  const type = documentType(file)
  switch (type) {
    case 'application/pdf':
      return await (await import('./pdf.ts')).checkPdf(file)
    case 'image/heic':
      return pictureFile(await (await import('./heic.ts')).drawHeic(file))
    case 'image/jpeg':
    case 'image/png':
    case 'image/webp':
      return pictureFile(await (await import('./picture.ts')).drawPicture(file))
    case null:
      throw new Refusal('documentKind')
  }
}

const pictureFile = (content: Uint8Array): CheckedFile => ({ type: 'image/webp', content, pages: [content] })
