import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { pageLocale, pageTranslate } from './i18n/app-texts.client'
import { TextContext } from './i18n/use-text'
import { appPrefix } from './ui/app/app-prefix'

/**
 * Gives the content of a page to React Router; of a page of the office, its navigation as well.
 * @returns when every part of it answers
 */
export async function hydrateApp(): Promise<void> {
  const content = document.getElementById('office') ?? document.getElementById('content')
  if (!content) return
  const t = await pageTranslate
  await new Promise<void>((resolve) =>
    startTransition(() => {
      hydrateRoot(
        content,
        <TextContext value={{ t, locale: pageLocale }}>
          <OnMount onMount={resolve}>
            <HydratedRouter />
          </OnMount>
        </TextContext>,
        { identifierPrefix: appPrefix },
      )
    }),
  )
}

/** Calls `onMount` when its children are mounted. */
function OnMount({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  useEffect(onMount, [onMount])
  return children
}
