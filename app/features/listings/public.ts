export { CardGrid } from './card-grid'
export type { ListingCard } from './listing-card'
export { listParameters } from './listing-criteria'
export { ProjectGrid } from './project-grid'
