export { FavouriteButton } from './favourite-button'
export { FavouritesLink } from './favourites-link'
export { FavouritesNoticeLink } from './favourites-notice-link'
export { idsParameter, idsQuery, mostKept, readIds } from './kept-ids'
