import { type ReactNode, useMemo } from 'react'
import type { Locale } from '~/kernel/locale'
import type { TextKey } from './text-keys'
import { createTranslate, type TextsByRoom, type Translate } from './translate'
import { TextContext } from './use-text'

type GivenTextProps = {
  locale: Locale
  /** From `textsFor`: all that the components within say. */
  texts: TextsByRoom
  children: ReactNode
}

/** Lets an island draw components that speak by `useText()`: with the texts that travel with it. */
export function GivenText({ locale, texts, children }: GivenTextProps) {
  const value = useMemo(
    () => ({ t: createTranslate(texts, locale) as Translate<TextKey>, locale }),
    [texts, locale],
  )
  return <TextContext value={value}>{children}</TextContext>
}
