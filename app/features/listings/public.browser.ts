export { CardGrid } from './card/card-grid'
export type { ListingCard } from './card/listing-card'
