import { type ComponentType, createElement, startTransition, useEffect, useLayoutEffect } from 'react'
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
  const typing = hideTyping(element)
  const whole = new Promise<void>((resolve, reject) => {
    const Whole = () => {
      useLayoutEffect(() => {
        typing.show()
        typing.restore()
      }, [])
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
  })
  await whole.finally(typing.show)
  // Not in an effect, in which React would write what a field held before into it first.
  typing.repeat()
}

const typingEvents = [
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
 * @returns `show` ends it. `restore` is for the moment when React is done: it may have written into a field what it read
 * from it before. `repeat` tells React of the fields that were typed in: what it noted of one would otherwise pass for a
 * change when the field is left.
 */
function hideTyping(element: HTMLElement) {
  const typed = new Map<HTMLInputElement | HTMLTextAreaElement, string>()
  const hide = (event: Event) => {
    const { target, type } = event
    if (!(target instanceof Node && element.contains(target))) return
    event.stopPropagation()
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (type === 'input' && isField) typed.set(target, target.value)
  }
  for (const type of typingEvents) addEventListener(type, hide, { capture: true })
  return {
    show() {
      for (const type of typingEvents) removeEventListener(type, hide, { capture: true })
    },
    restore() {
      for (const [field, text] of typed) if (field.value !== text) field.value = text
    },
    repeat() {
      for (const field of typed.keys()) field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    },
  }
}

/** Lets a pending key press finish before hydration, which would delay it. */
const untilIdle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 200 })
    else setTimeout(resolve)
  })
