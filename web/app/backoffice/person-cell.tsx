import { Phone } from 'lucide-react'

/** Somebody whom staff call: one touch dials. */
export function PersonCell({ name, phone }: { name: string; phone: string }) {
  return (
    <span className="grid justify-items-start">
      <span className="wrap-anywhere">{name}</span>
      <a
        href={`tel:${phone.replaceAll(/\s/g, '')}`}
        className="inline-flex min-h-11 items-center gap-2 font-semibold whitespace-nowrap text-primary underline underline-offset-4"
      >
        <Phone aria-hidden="true" className="size-5 shrink-0" />
        {phone}
      </a>
    </span>
  )
}
