import { type RefObject, useEffect, useState } from 'react'
import { allHold } from './asked-fields'
import type { FieldView } from './form-view'

/**
 * Which questions the other answers make superfluous (M7): they are hidden, and shown again when they matter.
 * @returns their names, and what to call when an answer has changed
 */
export function useLeftAside(form: RefObject<HTMLFormElement | null>, fields: readonly FieldView[]) {
  const [names, setNames] = useState<readonly string[]>([])
  const read = () => {
    if (!form.current || !fields.some(({ applies }) => applies)) return
    const values = Object.fromEntries(new FormData(form.current)) as Record<string, string>
    const now = fields.filter(({ applies = [] }) => !allHold(applies, values)).map(({ name }) => name)
    setNames((before) => (before.join() === now.join() ? before : now))
  }
  // Choices made before the script was loaded are in the form only.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is taken over
  useEffect(read, [])
  return [names, read] as const
}
