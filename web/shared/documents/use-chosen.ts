import { useEffect, useState } from 'react'
import { readPicture } from './draw-picture.ts'
import { fileKind } from './file-kind.ts'

/** What a chosen file turned out to be. */
export type Chosen =
  | { is: 'reading' }
  | { is: 'picture'; picture: HTMLCanvasElement }
  /** A picture that this browser cannot read, or a PDF: sent as it is. */
  | { is: 'unseen' }
  | { is: 'pdf' }
  | { is: 'wrongKind' }
  | { is: 'unreadable' }

export function useChosen(file: File): Chosen {
  const [chosen, setChosen] = useState<Chosen>({ is: 'reading' })
  useEffect(() => {
    let wanted = true
    look(file).then(
      (found) => wanted && setChosen(found),
      // Deleted since, or in a cloud that cannot be reached.
      () => wanted && setChosen({ is: 'unreadable' }),
    )
    return () => {
      wanted = false
    }
  }, [file])
  return chosen
}

async function look(file: File): Promise<Chosen> {
  const kind = await fileKind(file)
  if (kind === null) return { is: 'wrongKind' }
  if (kind === 'pdf') return { is: 'pdf' }
  const picture = await readPicture(file)
  return picture === null ? { is: 'unseen' } : { is: 'picture', picture }
}
