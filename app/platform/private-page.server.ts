import { createContext } from 'react-router'

/** Whether the page is one person's, so that no third party is on it (S-05). Set by the HTTP layer. */
export const privatePageContext = createContext(false)
