const churches: readonly string[] = ['Orthodox', 'Catholic', 'Protestant']

/** Whom a word means: "Christian" is said of all churches. */
export const religionsNamed = (religion: string): readonly string[] =>
  religion === 'Christianity' ? [religion, ...churches] : [religion]

/** As what somebody may be taken: Christianity as such is one of the churches, and each of them is Christianity. */
export const religionsOf = (religion: string | null): readonly string[] => {
  if (religion === null) return []
  return churches.includes(religion) ? [religion, 'Christianity'] : religionsNamed(religion)
}
