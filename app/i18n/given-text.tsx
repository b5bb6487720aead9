import { type ReactNode, useMemo } from 'react'
import type { Locale } from '~/kernel/locale'
import type { TextKey } from './text-keys'
import { createTranslate, type TextsByRoom, type Translate } from './translate'
import { TextContext } from './use-text'

type GivenTextProps = {
  locale: Locale
  moneyLocale: Locale
  /** From `textsFor`: all texts of the components inside. */
  texts: TextsByRoom
  children: ReactNode
}

/** Provides an island's own texts to components that call `useText()`. */
export function GivenText({ locale, moneyLocale, texts, children }: GivenTextProps) {
  const value = useMemo(
    () => ({ t: createTranslate(texts, locale) as Translate<TextKey>, locale, moneyLocale }),
    [texts, locale, moneyLocale],
  )
  return <TextContext value={value}>{children}</TextContext>
}
