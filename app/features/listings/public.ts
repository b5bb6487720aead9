export { CardGrid } from './card-grid'
export { homeForms } from './contact-forms'
export { EnergyLabel } from './energy-label'
export { EnergyLadder } from './energy-ladder'
export { FactLists } from './fact-list'
export { KeyFigures } from './key-figures'
export { ListEmpty } from './list-empty'
export { kindAndPlace, type ListingCard } from './listing-card'
export {
  type EnergyLetter,
  energyLetters,
  inOrder,
  type ListingCriteria,
  type ListingFilter,
  listNameOf,
  narrowed,
  readCriteria,
  type WordFilters,
  type WordsFound,
} from './listing-criteria'
export { Pagination } from './pagination'
export { placeParameter } from './place-parameter'
export type { ProjectCard } from './project-card'
export { ProjectGrid } from './project-grid'
export type { PublicPosition } from './public-position'
export { QrCode } from './qr-code'
export { spokenPrice } from './spoken-price'
export { UnitTable } from './unit-table'
