export { FavouriteButton } from './favourite-button'
export { FavouritesLink } from './favourites-link'
export { idsParameter } from './kept-ids'
