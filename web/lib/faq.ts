/** The questions of the landing page, shown to readers and search engines alike. */
export const faqQuestions = ['cost', 'verification', 'languages', 'contact', 'partner'] as const
