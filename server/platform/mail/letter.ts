type Link = { label: string; href: string }

/** A list under a heading of its own, and where it leads. */
export type Section = {
  heading: string
  items: { title: string; about: string }[]
  /** Said after the items. */
  more: string | null
  links: Link[]
}

export type Attachment = { filename: string; contentType: string; content: string }

/** What a mail says, before it is drawn. */
export type Letter = {
  subject: string
  heading: string
  paragraphs: string[]
  sections?: Section[]
  button?: Link
  /** Said after the button, or at the end. */
  closing: string[]
  /** The page to leave by, and the address that mail programs post to (RFC 8058). */
  unsubscribe?: { page: string; oneClick: string; label: string }
  attachments?: Attachment[]
}
