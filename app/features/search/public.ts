export { HeroSearch } from './hero-search'
export { fillTotals } from './totals'
