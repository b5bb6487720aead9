export { FavouriteButton } from './favourite-button'
export { idsParameter, idsQuery, maxFavourites, readIds } from './favourite-ids'
export { FavouritesLink } from './favourites-link'
export { FavouritesNoticeLink } from './favourites-notice-link'
