/** What is known of something, line by line. One without a value is left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <div className="@container">
      <dl className="grid gap-x-6 gap-y-3 @sm:grid-cols-2">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name} className="min-w-0">
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}

/** What somebody wrote, as they wrote it; nothing where nothing was written. */
export function Passage({ heading, text, level = 4 }: { heading: string; text: string; level?: 3 | 4 }) {
  if (text === '') return null
  const Heading = `h${level}` as const
  return (
    <div>
      <Heading className="font-semibold">{heading}</Heading>
      <p className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  )
}
