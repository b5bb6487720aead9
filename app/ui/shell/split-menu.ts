import type { MenuItem } from './shell-data'

/** What shares the header's row with the menu. */
export type Beside = {
  /** px; where it is largest, so that all pages have the same menu */
  logoWidth: number
  /** Number of languages to choose from; 0 without a switch. */
  languages: number
  flags: boolean
  /** Label of the button beside the languages. */
  action?: string | undefined
  /** Label of the button that opens the rest of the menu. */
  more: string
}

/** M3: splits the menu into items in the header, as many as the setting allows and the row has room for, and the rest. */
export function splitMenu(
  items: MenuItem[],
  maxItems: number,
  beside: Beside,
): [shown: MenuItem[], rest: MenuItem[]] {
  const room = roomOf(beside)
  let width = 0
  const end = items.findIndex((item, at) => {
    width += widthOf(item)
    return at >= maxItems || (at > 0 && width > room)
  })
  return end < 0 ? [items, []] : [items.slice(0, end), items.slice(end)]
}

/*
 * Widths in px at 1,440 px, copied from `tokens.css` and the style sheets of header, menu and language switch. What fits
 * there fits at 1,280 px, where the row is 40 px narrower and seven items, in smaller letters, 48 px.
 */
const rowWidth = 1240
const gap = 16
const fontSize = 15.7

/** In the header: what is between logo, tools and the button for the rest. */
function roomOf({ logoWidth, languages, flags, action, more }: Beside): number {
  const favourites = 44
  const language = flags ? 76 : 40
  const button = action ? 12 + wordsWidth(action) + 34 : 0
  const tools = favourites + (languages > 0 ? 12 + languages * language : 0)
  return rowWidth - logoWidth - 2 * gap - tools - button - (wordsWidth(more) + 36 + 4)
}

const widthOf = ({ title, children }: MenuItem) => wordsWidth(title) + 16 + (children.length > 0 ? 28 : 0)

/** Letters of Manrope by their width in ems. A font that stands in for it is as wide. */
const letterWidths: [ems: number, letters: RegExp][] = [
  [0.26, /[ijlI'’.,: ]/],
  [0.4, /[frt/()-]/],
  [0.85, /[mwMW]/],
  [0.67, /\p{Lu}/u],
]

const wordsWidth = (words: string) =>
  [...words].reduce(
    (width, letter) =>
      width + fontSize * (letterWidths.find(([, letters]) => letters.test(letter))?.[0] ?? 0.58),
    0,
  )
