export { HeroSearch } from './hero-search'
export { ListSearch } from './list-search'
export { fillTotals } from './totals'
