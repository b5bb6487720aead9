/**
 * Initials of a person's first and last name: `SD` for Sofie Delcourt, `JB` for Jan van den Bossche.
 * @returns one letter for a single name
 */
export function initialsIn(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  return [first, others.at(-1) ?? '']
    .flatMap((word) => [...word].slice(0, 1))
    .map((letter) => letter.toLocaleUpperCase('nl-BE'))
    .join('')
}
