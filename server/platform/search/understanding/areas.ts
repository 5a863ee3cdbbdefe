import type { Names } from '../../../../contract/reference/names.ts'
import { ethiopianPlaces } from '../../../../contract/reference/places.ts'
import { regions } from '../../../../contract/reference/regions.ts'
import { languages, type Language } from '../../../../contract/rules/language.ts'

/** A part of the country and all places of it. */
export type Area = { readonly name: Names; readonly ids: readonly string[] }

/** What the names of zones have beside the name of the country that they are a part of. */
const directions: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'North South East West Northern Southern Eastern Western Central Special Zone City Woreda'.split(' '),
  ),
  am: new Set('ሰሜን ደቡብ ምሥራቅ ምዕራብ ሰሜናዊ ደቡባዊ ምሥራቃዊ ምዕራባዊ ማዕከላዊ ልዩ ዞን ከተማ ወረዳ'.split(' ')),
  om: new Set('Kaabaa Kaaba Kibbaa Kibba Bahaa Lixaa Giddugaleessaa Addaa Godina Magaalaa Aanaa'.split(' ')),
}

/** The zone is written after the town. */
const zoneIn = (name: string) => /[,፣](.*)/.exec(name)?.[1]?.replace(/\(.*/, '').trim() ?? ''
const withoutDirection = (zone: string, language: Language) =>
  zone
    .split(' ')
    .filter((word) => !directions[language].has(word))
    .join(' ')

const mapNames = ({ en, am, om }: Names, change: (name: string, language: Language) => string): Names => ({
  en: change(en, 'en'),
  am: change(am, 'am'),
  om: change(om, 'om'),
})

/** Zones, and what several of them are called without their direction: Wollo is North Wollo and South Wollo. */
export function zones(): Area[] {
  // What lies in a chartered city is called by the city.
  const parted = ethiopianPlaces.all.filter(
    ({ region }) => region === undefined || ethiopianPlaces.byId(region) === undefined,
  )
  const named = parted.flatMap(({ id, name }) => {
    const zone = mapNames(name, zoneIn)
    return [zone, mapNames(zone, withoutDirection)].map((each) => ({ id, name: each }))
  })
  return [...Map.groupBy(named, ({ name }) => name.en)]
    .filter(([name]) => name !== '')
    .flatMap(([, places]) =>
      places.slice(0, 1).map(({ name }) => ({ name, ids: [...new Set(places.map(({ id }) => id))] })),
    )
}

/** Regions, except for chartered cities, which are places themselves. */
export const wholeRegions = (): Area[] =>
  regions.all
    .filter(({ id }) => ethiopianPlaces.byId(id) === undefined)
    .map(({ id, name }) => ({
      name,
      ids: ethiopianPlaces.all.filter(({ region }) => region === id).map((place) => place.id),
    }))

export const namesOfArea = ({ name }: Area): string[] => languages.map((language) => name[language])
