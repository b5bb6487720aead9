export { FavouritesBody, type FavouritesBodyProps } from './favourites-body'
