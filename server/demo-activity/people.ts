import { brusselsInstant } from '~/kernel/wall-time'
import type { Random } from './random'
import type { Person } from './story.server'

/** At a domain that can receive no mail. @see RFC 2606 */
export const mailOf = ({ firstName, lastName }: Person): string =>
  `${plain(firstName)}.${plain(lastName)}@bezoeker.example`

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

/** Everybody in a drawn order, nobody twice before all had their turn. */
export function strangers(random: Random, people: readonly Person[]): () => Person {
  let waiting: Person[] = []
  return () => {
    if (waiting.length === 0) waiting = [...people]
    const person = random.pick(waiting)
    waiting.splice(waiting.indexOf(person), 1)
    return person
  }
}

/** A time of a day at which people write, from 8:00 to 21:59 in Brussels. */
export function instantOn(random: Random, day: string): Date {
  const instant = brusselsInstant(day, 8 * 60 + random.below(14 * 60))
  if (!instant) throw new RangeError(`${day} lacks an hour of the day`)
  return instant
}
