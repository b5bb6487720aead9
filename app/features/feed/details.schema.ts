import type { z } from 'zod'
import { isInBelgiumOrLuxembourg } from '~/kernel/geo'
import { fieldShape } from './field-shape'
import {
  amount,
  fileAddress,
  flag,
  group,
  instantText,
  list,
  oneOf,
  requiredWhole,
  requiredWords,
  whole,
  words,
} from './fields'

export const pictureShape = {
  ID: requiredWhole('Number of the picture, the same in every language'),
  Url: fileAddress('The picture'),
  Width: whole('Width, in pixels', 1, 100_000),
  Height: whole('Height, in pixels', 1, 100_000),
  Name: words('What the picture shows, in the language of the record'),
}

export const coordinates = group(
  { Lat: amount('Latitude, in degrees', -90, 90), Lng: amount('Longitude, in degrees', -180, 180) },
  'Where it stands (WGS 84); shown exactly only when the address is published',
  {
    error: 'are not in Belgium or Luxembourg',
    holds: (given) => !isPoint(given) || isInBelgiumOrLuxembourg(given.Lat, given.Lng),
  },
)

type Coordinates = { Lat?: number | undefined; Lng?: number | undefined }

/** Feeds write zero and zero for unknown coordinates. */
export function isPoint(given: Coordinates): given is { Lat: number; Lng: number } {
  return given.Lat !== undefined && given.Lng !== undefined && (given.Lat !== 0 || given.Lng !== 0)
}

export const documents = list(
  group(
    {
      ID: requiredWhole('Number of the document, the same in every language'),
      Name: words('Title, in the language of the record'),
      Url: fileAddress('The document'),
      Kind: words('Kind: epc, asbestos, plan …'),
      Public: flag('Free to open; else mailed on request only'),
    },
    'A document',
  ),
  'Certificates, plans and forms',
)
export const pictures = (what: string) => list(group(pictureShape, 'A picture'), what)

const pointsOfInterest = list(
  group(
    {
      Kind: requiredWords('Kind: school, shop, station …'),
      Name: requiredWords('Name'),
      Lat: amount('Latitude', -90, 90),
      Lng: amount('Longitude', -180, 180),
    },
    'A place',
  ),
  'Places nearby',
)

const rooms = list(
  group(
    {
      Name: requiredWords('Name, in the language of the record'),
      Surface: amount('Surface, in m²; a room without one is left out', 0, 100_000),
      Floor: whole('Floor, 0 is the ground floor', -100, 1000),
    },
    'A room',
  ),
  'Rooms with their surfaces, shown below the floor plans',
)

/** Fields that projects have too. */
export const { Agent: agent, Energy: energy } = fieldShape

/**
 * `Details` of a property: all optional; texts are in the record's `language`. Fields stored in columns and tables of
 * their own are here, all others in the table of fields.
 */
export const detailsShape = {
  State: oneOf(['available', 'option', 'sold', 'rented'], 'State, available unless given'),
  Description: words('Text of the listing, as HTML; what is not plain text layout is removed'),
  Coordinates: coordinates,
  Created: instantText('When it was first offered'),
  Modified: instantText('When it was last changed'),
  ...fieldShape,
  Rooms: rooms,
  PointsOfInterest: pointsOfInterest,
  Pictures: pictures('Pictures; the first is on the card'),
  FloorPlans: pictures('Floor plans'),
  Documents: documents,
}

export type PictureRecord = z.output<z.ZodObject<typeof pictureShape>>
