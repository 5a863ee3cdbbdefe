import type { TFunction } from 'i18next'
import { longestBio, longestReferences } from '../../../../contract/rules/seekers.ts'
import type { Onboarding } from '../../../../contract/seekers.ts'
import { idsOf, valuesOfIds } from '../../../lib/list-choices.ts'
import { lists } from '../../../lib/lists.ts'

const schema = async () =>
  (await import('../../../../contract/seekers.ts')).seekerEndpoints['POST /skills-certification/user'].body

const valuesOf = (saved: Onboarding['skills']) => ({
  hasCertifications: saved.hasCertifications,
  wantsSkillTest: saved.wantsSkillTest,
  wantsTrainingProgram: saved.wantsTrainingProgram,
  skills: idsOf(lists.skills, saved.skills),
  languages: idsOf(lists.languages, saved.languages),
  experience: saved.experience ?? '',
  education: saved.education ?? '',
  salaryRange: saved.salaryRange ?? '',
  bio: saved.bio,
  references: saved.references.join(', '),
  religion: saved.religion ?? '',
})
export type SkillsValues = ReturnType<typeof valuesOf>

/** As the specification sends it. */
const bodyOf = (values: SkillsValues) => ({
  ...values,
  skills: valuesOfIds(lists.skills, values.skills),
  languages: valuesOfIds(lists.languages, values.languages),
  references: values.references
    .split(',')
    .map((reference) => reference.trim())
    .filter(Boolean),
})

/** What both forms of the skills have in common. */
export const skillsForm = (saved: Onboarding['skills'], t: TFunction) => ({
  initial: valuesOf(saved),
  body: bodyOf,
  schema,
  problem: (field: keyof SkillsValues): string => {
    if (field === 'bio') return t('onboarding.problems.tooLong', { limit: longestBio })
    if (field === 'references') return t('onboarding.problems.tooLong', { limit: longestReferences })
    return t('onboarding.problems.chooseOne')
  },
})
