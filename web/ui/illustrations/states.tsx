const pictures = {
  /** A basket with its lid on: nothing has been put in yet. */
  empty: (
    <>
      <path d="M27 36h42l-7 28H34z" fill="#f2c766" />
      <path d="m30 46 6 5 6-5 6 5 6-5 6 5 6-5" fill="none" stroke="#b5472b" strokeWidth="3" />
      <path d="M22 36a26 20 0 0 1 52 0z" fill="#1f6b42" />
      <circle cx="48" cy="14" r="4" fill="#b5472b" />
    </>
  ),
  /** A coffee cup with a crack. */
  failed: (
    <>
      <path d="M68 36q14 0 10 10-3 7-14 6" fill="none" stroke="#1f6b42" strokeWidth="5" />
      <path d="M24 28h46q0 34-23 34T24 28z" fill="#f2c766" />
      <path d="m46 28 5 9-7 6 6 9" fill="none" stroke="#b5472b" strokeWidth="3" />
      <path d="M38 20q-4-5 0-10m12 10q-4-5 0-10" fill="none" stroke="#8a5230" strokeWidth="3" />
    </>
  ),
  /** A phone whose waves go nowhere. */
  offline: (
    <>
      <rect x="34" y="12" width="28" height="52" rx="6" fill="#1f6b42" />
      <rect x="38" y="19" width="20" height="34" rx="2" fill="#f2c766" />
      <path
        d="M26 28q-6 9 0 18m-9-25q-11 16 0 32m53-25q6 9 0 18m9-25q11 16 0 32"
        fill="none"
        stroke="#8a5230"
        strokeWidth="3"
      />
      <path d="m16 62 64-50" stroke="#b5472b" strokeWidth="4" />
    </>
  ),
} as const

/** A small picture of how something is; within the page, so that it is there without a connection too. */
export function StatePicture({ of }: { of: keyof typeof pictures }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 96 72" strokeLinecap="round" className="h-18 w-24">
      <ellipse cx="48" cy="66" rx="32" ry="4" className="fill-line" />
      {pictures[of]}
    </svg>
  )
}
