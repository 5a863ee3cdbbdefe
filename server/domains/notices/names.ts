import type { NoticeKind } from '../../../contract/rules/notices.ts'

/** Every notice by mail, and the kind by which its reader can stop it. */
export const notices = {
  'application.review': 'applications',
  'application.shortlist': 'applications',
  'application.interview': 'applications',
  'application.reject': 'applications',
  /** To the seeker: nobody has answered for ten days. */
  'application.unanswered': 'applications',
  'interview.propose': 'interviews',
  /** To the employer, and to the seeker: a time is agreed, with a calendar file. */
  'interview.pick': 'interviews',
  'interview.agreed': 'interviews',
  'interview.ask': 'interviews',
  'interview.cancel': 'interviews',
  /** The day before, to both. */
  'interview.remind': 'interviews',
  'offer.send': 'offers',
  'offer.accept': 'offers',
  'offer.decline': 'offers',
  'offer.withdraw': 'offers',
  /** To the seeker, and to the employer. */
  'offer.lapse': 'offers',
  'offer.lapsed': 'offers',
  'offer.hire': 'offers',
  /** To the other of the two. */
  'placement.end': 'work',
  'placement.checkIn': 'work',
  /** The other has written, and it can be read. */
  'placement.review': 'work',
  'job.stillOpen': 'applications',
  'job.closed': 'applications',
  'employer.verified': 'applications',
  'document.verified': 'documents',
  'document.rejected': 'documents',
  /** Nothing that is required is missing any more. */
  'document.allVerified': 'documents',
  /** To the seeker, without saying which guarantor. */
  'guarantor.confirm': 'documents',
  'guarantor.refuse': 'documents',
  'guarantor.correct': 'documents',
  /** Has had everything about them erased. */
  'guarantor.erase': 'documents',
  /** Has not answered, and is no longer kept. */
  'guarantor.lapse': 'documents',
  'certificate.issue': 'documents',
  'certificate.revoke': 'documents',
  'certificate.reinstate': 'documents',
} as const satisfies { readonly [name: string]: NoticeKind }
export type NoticeName = keyof typeof notices

export const isNoticeName = (name: unknown): name is NoticeName =>
  typeof name === 'string' && Object.hasOwn(notices, name)
