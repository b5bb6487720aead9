export { jsonAnswer } from './json-answer.server'
export { resolveSearchWords } from './resolve-words.server'
export { searchTotals } from './search-index.server'
