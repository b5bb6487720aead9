export { FavouriteButton } from './favourite-button'
export { idsParameter, idsQuery, maxFavourites, readIds, without } from './favourite-ids'
export { FavouritesLink } from './favourites-link'
export { FavouritesNoticeLink } from './favourites-notice-link'
