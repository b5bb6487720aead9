import type { ListingDetails, ListingWords, ProjectFacts } from '~/kernel/listing-details'
import type { Field, Kind, MeasuredRoom, PointOfInterest } from '~/kernel/listing-field'
import { allListingFields, isPerLanguage } from '~/kernel/listing-fields'
import { cents } from './convert'
import type { ListingRecord } from './listing-record.schema'
import type { ProjectRecord } from './project-record.schema'

type Details = NonNullable<ListingRecord['Details']>
type ProjectDetails = NonNullable<ProjectRecord['Details']>

/** Details of the page that do not depend on the language. */
export const toDetails = (given: Details = {}): ListingDetails => convert(given, detailFields)

/** Texts of the detail page in the record's language. */
export const toWords = (given: Details = {}): ListingWords => convert(given, wordFields)

/** Details that projects share with listings. */
export const toProjectFacts = (given: ProjectDetails = {}): ProjectFacts => convert(given, projectFields)

const detailFields = allListingFields.filter((field) => !isPerLanguage(field))
const wordFields = allListingFields.filter(isPerLanguage)
const projectFields = detailFields.filter(({ feed }) => /^(?:Energy|Agent)\./.test(feed))

type Values = Record<string, unknown>

/** Maps the feed's fields to the product's names. Absent fields leave no empty objects. */
function convert(given: object, fields: readonly Field[]): object {
  const converted: Values = {}
  for (const { feed, at, kind } of fields) {
    const value = toValue(kind, valueAt(given, feed))
    if (value !== undefined) setAt(converted, at, value)
  }
  return converted
}

const valueAt = (given: object, path: string) =>
  path.split('.').reduce<unknown>((inner, name) => (inner as Values | undefined)?.[name], given)

function setAt(values: Values, path: string, value: unknown) {
  const names = path.split('.')
  const name = names.pop() ?? ''
  const place = names.reduce((inner, above) => {
    inner[above] ??= {}
    return inner[above] as Values
  }, values)
  place[name] = value
}

/** Converts a parsed value to its stored form. */
function toValue(kind: Kind, given: unknown): unknown {
  switch (kind.type) {
    case 'euro':
      return cents(given as number | undefined)
    case 'code':
      return kind.values.find((value) => value === given)
    case 'links':
      return someOf(given as (string | undefined)[] | undefined, (link) => link)
    case 'places':
      return someOf(given as Details['PointsOfInterest'], pointOfInterest)
    case 'rooms':
      return someOf(given as Details['Rooms'], measuredRoom)
    default:
      return given
  }
}

/** The non-empty items of a list; undefined if there are none. */
function someOf<Item, Value>(items: Item[] | undefined, toItem: (item: Item) => Value | undefined) {
  const values = items?.map(toItem).filter((value) => value !== undefined) ?? []
  return values.length > 0 ? values : undefined
}

type Place = NonNullable<Details['PointsOfInterest']>[number]

const pointOfInterest = (place: Place): PointOfInterest | undefined =>
  place?.Lat === undefined || place.Lng === undefined
    ? undefined
    : { kind: place.Kind, name: place.Name, latitude: place.Lat, longitude: place.Lng }

type Room = NonNullable<Details['Rooms']>[number]

const measuredRoom = (room: Room): MeasuredRoom | undefined =>
  room?.Surface ? { name: room.Name, m2: room.Surface, floor: room.Floor } : undefined
