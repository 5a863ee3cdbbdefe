const pattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Anything else belongs to no job: the server is not asked. */
export const isJobId = (text: string | undefined): text is string => text !== undefined && pattern.test(text)
