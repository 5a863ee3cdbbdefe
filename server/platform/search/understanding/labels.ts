import { jobTitles } from '../../../../contract/reference/job-titles.ts'
import { spokenLanguages } from '../../../../contract/reference/languages.ts'
import { jobTypes } from '../../../../contract/reference/options/jobs.ts'
import type { Option } from '../../../../contract/reference/options/option.ts'
import { genders, religions } from '../../../../contract/reference/options/people.ts'
import { ethiopianPlaces } from '../../../../contract/reference/places.ts'
import { skills } from '../../../../contract/reference/services.ts'
import { formatPay } from '../../../../contract/rules/formats.ts'
import type { Language } from '../../../../contract/rules/language.ts'
import { townName } from './things.ts'
import type { Named } from './understanding.ts'

/** What was understood, as its chip calls it. */
export function labelOfNamed(named: Named, language: Language): string {
  switch (named.kind) {
    case 'work':
      return named.ids.map((id) => jobTitles.label(id, language)).join('/')
    case 'skill':
      return named.ids.map((id) => skills.label(id, language)).join('/')
    case 'language':
      return named.ids.map((id) => spokenLanguages.label(id, language)).join('/')
    case 'place':
      return (
        named.area?.[language] ??
        named.ids.map((id) => townName(ethiopianPlaces.label(id, language))).join('/')
      )
    case 'jobType':
      return named.values.map((value) => labelOf(jobTypes, value, language)).join('/')
    case 'gender':
      return labelOf(genders, named.value, language)
    case 'religion':
      return labelOf(religions, named.value, language)
    case 'pay':
      return labelOfPay(formatPay({ amount: named.birr, per: 'month' }, language), language)
  }
}

const labelOf = (options: readonly Option[], value: string, language: Language) =>
  options.find((option) => option.value === value)?.label[language] ?? value

function labelOfPay(pay: string, language: Language): string {
  switch (language) {
    case 'en':
      return `from ${pay}`
    case 'am':
      return `ከ${pay} ጀምሮ`
    case 'om':
      return `${pay} irraa kaasee`
  }
}
