/** What a key asks for. */
export type KeyWish =
  | { kind: 'search' | 'help' | 'next-row' | 'previous-row' | 'begin-go' }
  | { kind: 'go'; letter: string }

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'isComposing'
>

const single: Record<string, KeyWish> = {
  '/': { kind: 'search' },
  '?': { kind: 'help' },
  j: { kind: 'next-row' },
  k: { kind: 'previous-row' },
  g: { kind: 'begin-go' },
}

/**
 * Reads a pressed key (B11). Keys of the browser and of assistive technology, and whatever is typed, are not ours.
 * @param isTyping - the focus is in a field
 * @param isAfterG - `g` was pressed a moment ago
 */
export function readKey(pressed: KeyPress, isTyping: boolean, isAfterG: boolean): KeyWish | undefined {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = pressed
  if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing || isTyping) return undefined
  if (isAfterG && /^[a-z]$/i.test(key)) return { kind: 'go', letter: key.toLowerCase() }
  return Object.hasOwn(single, key) ? single[key] : undefined
}
