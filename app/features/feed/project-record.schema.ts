import { z } from 'zod'
import { agent, coordinates, documents, energy, pictures } from './details.schema'
import {
  amount,
  euro,
  fileAddress,
  flag,
  group,
  known,
  list,
  oneOf,
  requiredOneOf,
  requiredWhole,
  webAddressField,
  whole,
  words,
} from './fields'
import { recordShape } from './listing-record.schema'
import { withPlainZip } from './zip-field'

const unit = group(
  {
    ID: requiredWhole('Number of the unit, the same in every language'),
    Name: words('Name: 0.1, A12 …'),
    Floor: words('Floor'),
    Type: words('Type'),
    Surface: known(amount('Living surface, in m²')),
    Terrace: amount('Terrace, in m²'),
    Bedrooms: whole('Number of bedrooms', 0, 10_000),
    Price: known(euro('Price')),
    State: requiredOneOf(['free', 'option', 'sold'], 'State; sold if the whole project is sold out'),
    PlanUrl: fileAddress('Plan').optional(),
  },
  'A unit',
)

/** One new-build project in one language, in the feed's own field names. */
export const projectRecordSchema = withPlainZip(
  z.object(
    {
      ...recordShape,
      PublicAddress: flag('Show street and number; no unless given'),
      ExternalWeb: webAddressField('A site of its own: the project links there'),
      WebID: whole('Main type, one of webIDs'),
      WebIDName: words('Name of the main type'),
      SmallPicture: fileAddress('Picture of the card, when Details has none').optional(),
      Details: group(
        {
          Title: words('Name of the project'),
          Description: words('Text, as HTML; what is not plain text layout is removed'),
          Number: words('Project number'),
          Delivery: words('When it will be delivered'),
          State: oneOf(['for-sale', 'sold-out'], 'State, for sale unless given'),
          Progress: amount('Percent built', 0, 100),
          Coordinates: coordinates,
          Pictures: pictures('Pictures; the first is on the card'),
          Documents: documents,
          FloorPlans: pictures('Floor plans'),
          Agent: agent,
          Energy: energy,
          Units: list(unit, 'Units, in the order of the price list'),
        },
        'Everything beyond the card',
      ),
    },
    { error: 'is not an object' },
  ),
)

export type ProjectRecord = z.output<typeof projectRecordSchema>
