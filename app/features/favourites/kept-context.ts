import { createContext } from 'react'

/** What this device keeps, where React draws hearts in the browser; a page comes with every heart empty. */
export const KeptContext = createContext<readonly number[]>([])
