import { type ComponentType, createElement, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { unpackProps } from './island-props'

/**
 * Hydrates an island with React. A separate file, so that React loads with the first island only.
 * @returns when it is interactive; rejects if rendering fails
 */
export async function hydrateIsland(
  element: HTMLElement,
  component: ComponentType<Record<string, unknown>>,
  packedProps: string,
  identifierPrefix: string | undefined,
): Promise<void> {
  const props = unpackProps(packedProps)
  await untilIdle()
  const showTyping = hideTyping(element)
  await new Promise<void>((resolve, reject) => {
    const Whole = () => {
      useEffect(resolve, [])
      return createElement(component, props)
    }
    const onUncaughtError = (error: unknown) => {
      reportError(error)
      reject(error)
    }
    // In slices of some milliseconds, between which the browser shows what is typed.
    startTransition(() => {
      hydrateRoot(element, createElement(Whole), { identifierPrefix, onUncaughtError })
    })
  }).finally(showTyping)
}

const typing = [
  'keydown',
  'keypress',
  'textInput',
  'input',
  'keyup',
  'compositionstart',
  'compositionend',
] as const

/**
 * Hides typing in an island from React, which would hydrate all of it before the browser may show a key. What is typed stays
 * in its field, as what was typed before: components read their fields once they are hydrated.
 * @returns ends it
 */
function hideTyping(element: HTMLElement): () => void {
  const hide = (event: Event) => {
    if (event.target instanceof Node && element.contains(event.target)) event.stopPropagation()
  }
  for (const type of typing) addEventListener(type, hide, { capture: true })
  return () => {
    for (const type of typing) removeEventListener(type, hide, { capture: true })
  }
}

/** Lets a pending key press finish before hydration, which would delay it. */
const untilIdle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 200 })
    else setTimeout(resolve)
  })
