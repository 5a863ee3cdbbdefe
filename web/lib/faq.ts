/** The questions of the landing page, shown to readers and told to search engines alike. */
export const faqQuestions = ['cost', 'verification', 'languages', 'contact', 'partner'] as const
