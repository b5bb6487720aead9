export { FavouriteButton } from './favourite-button'
export { FavouritesLink } from './favourites-link'
export { idsParameter, idsQuery, mostKept, readIds } from './kept-ids'
