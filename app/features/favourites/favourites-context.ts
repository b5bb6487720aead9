import { createContext } from 'react'

/** Ids of this device's favourites, for hearts that React renders in the browser; the server sends them empty. */
export const FavouritesContext = createContext<readonly number[]>([])
