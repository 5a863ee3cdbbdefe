import { v7 as newId } from 'uuid'
import { jobTypes } from '../../contract/reference/options/jobs.ts'
import type { Executor } from '../platform/database/connection.ts'
import { seedJobs, type NewJob } from '../domains/jobs/service.ts'
import { jobStories, type JobStory } from './job-stories.ts'
import { otherWorkStories } from './other-work-stories.ts'
import { turn } from './turn.ts'

const day = 24 * 60 * 60 * 1000
const placeIds = [
  'addis-ababa-bole',
  'adama',
  'addis-ababa',
  'hawassa',
  'bahir-dar',
  'addis-ababa-yeka',
  'dire-dawa',
  'jimma',
  'mekelle',
  'addis-ababa-kirkos',
  'gondar',
  'bishoftu',
  'shashamane',
] as const
const genders = ['FEMALE', 'ANY', 'ANY', 'MALE', 'FEMALE', 'ANY', 'ANY'] as const
const spoken = [['am'], ['am', 'om'], ['om'], ['am', 'en'], []] as const
const ages = [[], ['22-23', '24-25', '26-27', '28-29'], [], ['30-31', '32-33', '34-35', '36-37']] as const
const beliefs = [[], [], [], ['Orthodox'], [], ['Islam'], []] as const

export type DemoJob = NewJob & { createdAt: Date }

/** Each story of household work comes twice, elsewhere and on other terms; the first is the newest. */
const copies = 2

/**
 * Work of all kinds, the same at every start but for the day it is counted from. The last employer has two jobs. Answers
 * with the jobs, the newest first.
 */
export async function addDemoJobs(
  transaction: Executor,
  employers: readonly [string, ...string[]],
  now: Date,
): Promise<DemoJob[]> {
  const stories = [...Array.from({ length: copies }, () => jobStories).flat(), ...otherWorkStories]
  const many = employers.length > 1 ? employers.slice(0, -1) : employers
  const jobs = stories.map((story, index) => {
    const last = employers.at(-1)
    const owner = index < 2 ? last : many[index % many.length]
    return jobOf(story, index, owner ?? employers[0], now)
  })
  // Ids grow with time, so the oldest is made first.
  await seedJobs(transaction, jobs.toReversed())
  return jobs
}

function jobOf(story: JobStory, index: number, employerId: string, now: Date): DemoJob {
  const createdAt = new Date(now.getTime() - index * (day / 3))
  const hourly = index % 5 === 3
  const anyPlace = index % 17 === 9
  const second = index % 4 === 2 ? [turn(placeIds, index + 5)] : []
  const salary = story.salary + (index % 6) * 250
  return {
    id: newId({ msecs: createdAt.getTime() }),
    employerId,
    createdAt,
    title: story.title,
    description: story.description,
    requirements: story.requirements,
    additionalNotes: '',
    status: index % 22 === 12 ? 'CLOSED' : index % 22 === 20 ? 'INACTIVE' : 'ACTIVE',
    jobType: turn(jobTypes, index).value,
    workType: story.workType,
    gender: turn(genders, index),
    startDate: new Date(now.getTime() + (7 + (index % 30)) * day).toISOString().slice(0, 10),
    monthlySalary: hourly ? null : salary,
    // What the month brings, by 26 days of eight hours.
    hourlyRateCents: hourly ? Math.round((salary * 100) / 208) : null,
    hoursPerDay: hourly ? 4 + (index % 5) : 8,
    anyPlace,
    places: anyPlace ? [] : [turn(placeIds, index), ...second],
    skills: story.skills,
    languages: turn(spoken, index),
    ageRanges: turn(ages, index),
    religions: turn(beliefs, index),
  }
}
