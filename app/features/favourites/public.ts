export { FavouriteButton } from './favourite-button'
export { FavouritesLink } from './favourites-link'
export { FavouritesView } from './favourites-view'
export { idsParameter, idsQuery, mostKept, readIds } from './kept-ids'
