import { salaryRanges } from '../../../contract/reference/options/jobs.ts'
import { education, experience, religions } from '../../../contract/reference/options/people.ts'
import type { Onboarding } from '../../../contract/seekers.ts'
import { chosenOf } from '../../features/accounts/registration/rules.ts'
import type { loadPlaces } from '../../lib/reference.ts'
import { fromText, idsOf, toText, valuesOfIds } from './lists.ts'

type Reference = Awaited<ReturnType<typeof loadPlaces>>
export type Lists = { skills: Reference; languages: Reference }

export const ticks = ['hasCertifications', 'wantsSkillTest', 'wantsTrainingProgram'] as const
/** One of a few each. */
export const selects = { experience, education, salaryRange: salaryRanges, religion: religions } as const

export const skillsValues = (saved: Onboarding['skills'], lists: Lists) => ({
  hasCertifications: saved.hasCertifications,
  wantsSkillTest: saved.wantsSkillTest,
  wantsTrainingProgram: saved.wantsTrainingProgram,
  skills: toText(idsOf(lists.skills, saved.skills)),
  languages: toText(idsOf(lists.languages, saved.languages)),
  experience: saved.experience ?? '',
  education: saved.education ?? '',
  salaryRange: saved.salaryRange ?? '',
  bio: saved.bio,
  references: saved.references.join(', '),
  religion: saved.religion ?? '',
})
export type SkillsValues = ReturnType<typeof skillsValues>

/** As the specification sends it. */
export const skillsBody = (values: SkillsValues, lists: Lists) => ({
  hasCertifications: values.hasCertifications,
  wantsSkillTest: values.wantsSkillTest,
  wantsTrainingProgram: values.wantsTrainingProgram,
  salaryRange: chosenOf(salaryRanges, values.salaryRange),
  skills: valuesOfIds(lists.skills, fromText(values.skills)),
  experience: chosenOf(experience, values.experience),
  education: chosenOf(education, values.education),
  languages: valuesOfIds(lists.languages, fromText(values.languages)),
  bio: values.bio,
  references: values.references
    .split(',')
    .map((reference) => reference.trim())
    .filter(Boolean),
  religion: chosenOf(religions, values.religion),
})
