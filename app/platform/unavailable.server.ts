import { createContext } from 'react-router'

/** Whether the page cannot be shown now because the database gave no answer: 503, and not a failure of the page. */
export const unavailableContext = createContext(false)
