import { type ComponentType, createElement, useEffect } from 'react'
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

/** Lets a pending key press finish before hydration, which would delay it. */
const untilIdle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 200 })
    else setTimeout(resolve)
  })
