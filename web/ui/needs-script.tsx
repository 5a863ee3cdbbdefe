/** Said only where no script runs. */
export function NeedsScript({ children }: { children: string }) {
  return (
    <noscript>
      <p className="rounded-field bg-accent-soft p-3 font-medium text-on-accent-soft">{children}</p>
    </noscript>
  )
}
