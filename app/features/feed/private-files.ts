import { type FeedOrigin, isPathBeside } from './feed-origin'
import type { RecordProblem } from './feed-report'
import type { ListingRecord } from './listing-record.schema'
import type { ProjectRecord } from './project-record.schema'

type Rec = ListingRecord | ProjectRecord

/** Finds out whether files lie beside a feed that needs a login or key: they are requested without it. */
export function privateFiles({ isPrivate = false }: FeedOrigin) {
  let found = false
  return {
    add(records: readonly Rec[]) {
      found ||= isPrivate && records.some((record) => addressesIn(record).some(isPathBeside))
    },
    /** One for the whole feed, for it holds for every file. */
    warnings: (): RecordProblem[] => (found ? [warning] : []),
  }
}

const warning: RecordProblem = {
  kind: 'feed',
  index: null,
  id: null,
  field: 'Url',
  reason:
    'is a path beside a feed with a login or a query; files are asked for without them, and may not load',
}

/** Addresses of the pictures, plans and documents of a record. */
function addressesIn(record: Rec): string[] {
  const { SmallPictureItem, XLargePictureItem, Details = {} } = record
  const { Pictures = [], FloorPlans = [], Documents = [] } = Details
  const files = [SmallPictureItem, XLargePictureItem, ...Pictures, ...FloorPlans, ...Documents]
  return [...files.flatMap((file) => file?.Url ?? []), ...addressesOfProject(record)]
}

function addressesOfProject(record: Rec): string[] {
  const cover = 'SmallPicture' in record ? (record.SmallPicture ?? []) : []
  const units = record.Details && 'Units' in record.Details ? (record.Details.Units ?? []) : []
  return [cover, units.flatMap((unit) => unit?.PlanUrl ?? [])].flat()
}
