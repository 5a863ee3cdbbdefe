// Names of headers and cookies that the web and the server agree on.

/** The language of the page that makes the call: en, am or om. */
export const languageHeader = 'x-language'

/** The id of the account that the page shows: a call for another one is refused. */
export const accountHeader = 'x-account'

/** On calls that a page makes by itself while nobody uses it: they do not count as use of the session. */
export const idleHeader = 'x-idle'

/** On every answer under /api: which build of the web is served now, so that an older page can load itself again. */
export const buildHeader = 'x-build'

/** Readable beside the session: the type of the account that is signed in. It grants nothing. */
export const signedInCookie = 'signed-in'

/** Written by the browser when somebody signs out without a connection: the next request ends the session. */
export const signOutCookie = 'sign-out'

/** The address of the service worker that opens the page for checking certificates without a connection. */
export const certificateWorker = '/certificates-worker.js'
