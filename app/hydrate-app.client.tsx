import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadTranslate } from './i18n/app-texts.client'
import { TextContext } from './i18n/use-text'
import { isLocale } from './kernel/locale'
import { appPrefix } from './ui/app/app-prefix'

/**
 * Gives the content of a page to React Router.
 * @returns when every part of it answers
 */
export async function hydrateApp(content: HTMLElement): Promise<void> {
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : 'nl'
  const t = await loadTranslate(locale)
  await new Promise<void>((resolve) =>
    startTransition(() => {
      hydrateRoot(
        content,
        <TextContext value={{ t, locale }}>
          <Told onReady={resolve}>
            <HydratedRouter />
          </Told>
        </TextContext>,
        { identifierPrefix: appPrefix },
      )
    }),
  )
}

/** Says when its children are there. */
function Told({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady])
  return children
}
