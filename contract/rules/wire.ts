// Names of headers and cookies that the web and the server agree on.

/** The language of the page that makes the call: en, am or om. */
export const languageHeader = 'x-language'
