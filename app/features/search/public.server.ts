export { resolveSearchWords } from './resolve-words.server'
export { searchTotals } from './search-index.server'
