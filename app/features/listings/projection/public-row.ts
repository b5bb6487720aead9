import type { projects } from '#db/schema'
import type { ListingRow, ListingTextRow, PictureRow } from './listing-rows'
import {
  type Audience,
  type InternalColumn,
  type InternalProjectColumn,
  listingColumns,
  listingTextColumns,
  projectColumns,
} from './public-columns'
import { mayShow, type Publishing, pickFields } from './public-fields'

declare const isProjected: unique symbol

/** A row with public values only. The brand is applied in this file and nowhere else. */
export type Public<Row> = Omit<Row, InternalColumn> & { readonly [isProjected]: true }

/** The public part of a listing, with all or some of its columns. */
export const toPublicRow = <Row extends Partial<ListingRow> & Publishing>(row: Row): Public<Row> =>
  pickColumns(shownListingColumns, row, row) as Public<Row>

type WholeProject = typeof projects.$inferSelect

/** The public part of a project. */
export type PublicProject = Omit<WholeProject, InternalProjectColumn> & { readonly [isProjected]: true }

/** A project has no price of its own that could be hidden. */
export const toPublicProject = (row: WholeProject): PublicProject =>
  pickColumns(shownProjectColumns, row, {
    publishAddress: row.publishAddress,
    publishPrice: true,
  }) as PublicProject

type TextColumns = Partial<ListingTextRow>

/** The public part of a text. */
export function toPublicText<Text extends TextColumns>(text: Text, publishing: Publishing): Text {
  const shown = pickColumns(shownTextColumns, text, publishing)
  if (shown.priceUnitText === null) shown.priceUnitText = ''
  return shown as Text
}

type JoinedRow = Partial<ListingRow> & Publishing & { text: TextColumns | null; cover: PictureRow | null }

/** A row as lists join it: with its text and cover picture. */
export const toPublicCard = <Row extends JoinedRow>(row: Row) =>
  ({
    ...toPublicRow(row),
    text: row.text && toPublicText(row.text, row),
    cover: row.cover,
  }) as Public<Row>

type ShownAudience = Exclude<Audience, 'internal'>

const shownOf = (columns: Record<string, Audience>) =>
  Object.entries(columns).filter((column): column is [string, ShownAudience] => column[1] !== 'internal')

const shownListingColumns = shownOf(listingColumns)
const shownTextColumns = shownOf(listingTextColumns)
const shownProjectColumns = shownOf(projectColumns)

/** Copies the row's columns that the table names; a hidden value becomes null. */
function pickColumns(columns: [string, ShownAudience][], row: object, publishing: Publishing) {
  const given = row as Record<string, unknown>
  const shown: Record<string, unknown> = {}
  for (const [name, audience] of columns) {
    if (name in given) shown[name] = shownValue(audience, given[name], publishing)
  }
  return shown
}

function shownValue(audience: ShownAudience, value: unknown, publishing: Publishing) {
  if (audience === 'shown') return value
  if (audience === 'fields') return pickFields(value as object, publishing)
  return mayShow(audience, publishing) ? value : null
}
