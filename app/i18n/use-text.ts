import { createContext, useContext } from 'react'
import type { Locale } from '~/kernel/locale'
import type { TextKey } from './text-keys'
import type { Translate } from './translate'

export type TextContextValue = { t: Translate<TextKey>; locale: Locale }

export const TextContext = createContext<TextContextValue | undefined>(undefined)

/** The page's language and its texts. Not for islands: they get the texts they need as props. */
export function useText(): TextContextValue {
  const value = useContext(TextContext)
  if (!value) throw new Error('useText() needs a TextContext; an island takes its texts as props')
  return value
}
