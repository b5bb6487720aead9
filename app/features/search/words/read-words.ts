import { withOrderedRanges } from '~/features/listings/public'
import type { Locale } from '~/kernel/locale'
import { withoutExclusions } from './exclusions'
import { itemsOf, type KnownNames } from './items'
import type { WordsMeaning } from './meaning'
import { Reading } from './reading'
import { settleTexts } from './text-words'
import { normalized } from './tokens'
import { unknownRuns } from './unknown-runs'

type ReadingContext = {
  /** Of the page: decides where a word means something else in another language. */
  locale: Locale
  /** Of the list that is asked. */
  goal: 'sale' | 'rent'
  /** `2026-11-23`: "from January" is the next one. */
  today: string
}

/**
 * What words typed into a list's search mean, in any of the four languages or several of them. Words that no
 * filter knows are given back: those to be looked for in texts, and those that nothing can be made of. Never throws,
 * whatever the text.
 * @see docs/requirements.md, P1
 */
export function readWords(text: string, named: KnownNames, asked: ReadingContext): WordsMeaning {
  const written = normalized(text)
  const items = withoutExclusions(itemsOf(written, named, asked.locale))
  const reading = new Reading(items, named, asked)
  const outcomes = settleTexts(items, reading.read())
  const textOf = (start: number, end: number) => written.slice(start, end)
  return {
    ...withOrderedRanges(reading.meaning),
    lookedFor: items.flatMap((item, at) =>
      // Parts of one compound stand at the same place.
      outcomes[at] === 'text' && item.start !== items[at - 1]?.start ? textOf(item.start, item.end) : [],
    ),
    unknown: unknownRuns(items, outcomes).map(([start, end]) => textOf(start, end)),
  }
}
