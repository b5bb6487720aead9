import { createContext } from 'react-router'

/** How much news of the office this process had heard before a page was made. Set by the HTTP layer. */
export const officeMarkContext = createContext('')
