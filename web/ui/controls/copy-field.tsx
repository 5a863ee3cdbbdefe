import { Check, Copy } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { useToast } from '../../lib/toast.ts'

const copiedMilliseconds = 1_500

type Props = {
  label: string
  value: string
  copy: string
  /** Written on the button for a moment. */
  copied: string
  /** Said to everyone, once it is copied. */
  done: string
  /** Said where the browser does not let us. */
  failed: string
}

/** Something to take along: shown in full, marked as a whole by a touch, and copied by a press. */
export function CopyField({ label, value, copy, copied, done, failed }: Props) {
  const id = useId()
  const toast = useToast()
  const text = useRef<HTMLParagraphElement>(null)
  const [fresh, setFresh] = useState(0)
  useEffect(() => {
    if (fresh === 0) return undefined
    const timer = setTimeout(() => setFresh(0), copiedMilliseconds)
    return () => clearTimeout(timer)
  }, [fresh])
  const press = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setFresh((count) => count + 1)
      toast(done)
    } catch {
      // By hand then: it is marked, and a long press copies.
      if (text.current !== null) getSelection()?.selectAllChildren(text.current)
      toast(failed, 'info')
    }
  }
  return (
    <div className="grid justify-items-start gap-2">
      <p id={id} className="font-semibold">
        {label}
      </p>
      <p
        ref={text}
        translate="no"
        className="w-full rounded-field bg-sunken p-3 wrap-anywhere whitespace-pre-line select-all"
      >
        {value}
      </p>
      <Button
        kind="secondary"
        Icon={fresh === 0 ? Copy : Check}
        aria-describedby={id}
        onClick={() => void press()}
      >
        {fresh === 0 ? copy : copied}
      </Button>
    </div>
  )
}
