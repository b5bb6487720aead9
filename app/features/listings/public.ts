export { CardGrid } from './card/card-grid'
export { EnergyLabel } from './card/energy-label'
export { KeyFigures } from './card/key-figures'
export { cityNamed, kindAndPlace, type ListingCard } from './card/listing-card'
export { priceText } from './card/price-text'
export { cardTexts } from './card/property-card'
export { listingForms } from './detail/contact-forms'
export { ListingGone } from './detail/listing-gone'
export { EnergyLadder } from './facts/energy-ladder'
export { FactLists } from './facts/fact-list'
export { filterFormId } from './list/filter-form-id'
export { filterLabel } from './list/filter-labels'
export type { ListingFeature } from './list/filters/features'
export { readFilters, withOrderedRanges, writeFilters } from './list/filters/filter-values'
export { type AnyFilter, allFilters, type FilterValues } from './list/filters/filters'
export { matcherOf } from './list/filters/matches'
export { ListEmpty } from './list/list-empty'
export { goalOfList } from './list/list-outlets'
export {
  type EnergyFilterLetter,
  energyFilterLetters,
  isFiltered,
  type ListingCriteria,
  type ListingFilter,
  listNameOf,
  readCriteria,
  type WordFilters,
  type WordsFound,
  withSearchWords,
} from './list/listing-criteria'
export { Pagination } from './list/pagination'
export { placeParameter } from './list/place-parameter'
export { ReferenceStories } from './list/reference-stories'
export type { ReferenceStory } from './list/reference-story'
export { areaIdsAt, emptyLookup, type PlaceLookup } from './list/where/place-lookup'
export { ThanksAside } from './offers/thanks-aside'
export type { PublicPosition } from './projection/public-position'
export type { ProjectCard } from './projects/project-card'
export { ProjectGrid } from './projects/project-grid'
export { UnitTable } from './projects/unit-table'
