export { SearchAgain } from './search-again'
export { inLocale, type Site } from './site'
