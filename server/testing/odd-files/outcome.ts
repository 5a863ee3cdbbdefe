import type { CheckFile } from '../../platform/file-checks/file-checks.ts'
import type { CheckedFile } from '../../platform/file-checks/verdict.ts'
import { NamedError } from '../../platform/http/errors.ts'
import { limitedSharp } from '../../platform/limited-sharp.ts'
import { privateWords } from './odd-file.ts'

/** What has become of a file, in the words of `expected`, or the code of an error; and what is kept of it. */
export async function outcomeOf(
  checkFile: CheckFile,
  content: Uint8Array,
): Promise<{ outcome: string; kept: CheckedFile | null }> {
  try {
    const kept = await checkFile(() => Promise.resolve(content))
    return { outcome: kept.type === 'application/pdf' ? 'pdf' : 'picture', kept }
  } catch (error) {
    if (!(error instanceof NamedError)) throw error
    return { outcome: error.fields?.['file']?.problem ?? error.code, kept: null }
  }
}

/** What is kept of the notes of a camera: words in the file or its pages, and blocks of metadata in pictures. */
export async function notesIn({ type, content, pages }: CheckedFile): Promise<string[]> {
  const words = privateWords.filter((word) =>
    [content, ...pages].some((each) => Buffer.from(each).includes(word)),
  )
  const pictures = type === 'image/webp' ? [content, ...pages] : pages
  const metadata = await Promise.all(pictures.map((picture) => limitedSharp(picture).metadata()))
  const blocks = metadata.flatMap(({ format, exif, xmp, iptc, icc, comments, orientation }) => [
    ...(format === 'webp' ? [] : [format]),
    ...Object.entries({ exif, xmp, iptc, icc, comments, orientation }).flatMap(([name, value]) =>
      value === undefined ? [] : [name],
    ),
  ])
  return [...words, ...blocks]
}
