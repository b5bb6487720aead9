import { createContext } from 'react-router'

/** Properties of the island whose form answers what was sent; null where the page shows no such form. */
export const answeredIslandContext = createContext<object | null>(null)
