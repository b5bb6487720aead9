import { type ComponentType, createElement, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { unpackProps } from './island-props'

/**
 * Gives an island's HTML to React. A file of its own, so that React comes with the first island only.
 * @returns when it answers to what is done with it; rejects when it cannot be drawn
 */
export async function takeOver(
  element: HTMLElement,
  component: ComponentType<Record<string, unknown>>,
  packedProps: string,
  identifierPrefix: string | undefined,
): Promise<void> {
  const props = unpackProps(packedProps)
  await untilIdle()
  await new Promise<void>((resolve, reject) => {
    const Whole = () => {
      useEffect(resolve, [])
      return createElement(component, props)
    }
    const onUncaughtError = (error: unknown) => {
      reportError(error)
      reject(error)
    }
    hydrateRoot(element, createElement(Whole), { identifierPrefix, onUncaughtError })
  })
}

/** A key that is pressed while React loads goes first: once React listens, it would wait for the whole island. */
const untilIdle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 200 })
    else setTimeout(resolve)
  })
