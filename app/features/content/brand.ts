import type { Settings } from './site'
import type { SiteMistake } from './site-draft'

type Colours = Settings['brand']['colours']

/** Tokens of `app/ui/tokens.css` that an agency's colour sets: its own, and shades made from it. */
const tokens: Record<keyof Colours, (hex: string) => string[]> = {
  primary: (hex) => [
    `--linden:${hex}`,
    `--linden-deep:color-mix(in oklab,${hex} 78%,black)`,
    `--linden-wash:color-mix(in oklab,${hex} 8%,white)`,
    `--leaf:color-mix(in oklab,${hex} 55%,white)`,
  ],
  action: (hex) => [`--brick:${hex}`, `--brick-deep:color-mix(in oklab,${hex} 82%,black)`],
  paper: (hex) => [`--paper:${hex}`],
  ink: (hex) => [`--ink:${hex}`],
}

/** The product's own background and text colours, for tokens that an agency does not set. */
const defaults = { primary: '#24483a', action: '#a8482b', paper: '#fbfaf7', ink: '#1d2420' }

/** Colours of the social picture of an agency. */
export const coloursOf = (own: Colours) => ({ ...defaults, ...own })

const white = '#ffffff'
const black = '#000000'
/** WCAG 2.2, 1.4.3: text of usual size. */
const leastContrast = 4.5

/** Lists colours on which text would be unreadable. */
export function contrastMistakes(colours: Colours): SiteMistake[] {
  const { primary, action, paper, ink } = coloursOf(colours)
  const pairs = [
    ['primary', primary, paper, 'on the paper'],
    ['primary', primary, white, 'under white words'],
    ['action', action, white, 'under white words'],
    ['ink', ink, paper, 'on the paper'],
  ] as const
  return pairs.flatMap(([name, one, other, where]) => {
    const ratio = contrast(one, other)
    const at = `brand.colours.${name}`
    const reason = `${one} ${where} has a contrast of ${ratio.toFixed(1)}, at least ${leastContrast} is needed`
    return ratio < leastContrast ? [{ file: 'site.json', at, reason }] : []
  })
}

/**
 * Writes the agency's colours as a style sheet: its tokens, and a class for each colour in its content. The policy,
 * which forbids inline style, allows it by its hash.
 */
export function brandStyle(colours: Colours, named: string[]): string {
  const own = Object.entries(colours).flatMap(([name, hex]) => tokens[name as keyof Colours](hex))
  const classes = [...new Set(named)].sort().flatMap((hex) => {
    const { primary = defaults.primary, ink = defaults.ink } = colours
    const on = wordsOn(hex, ink)
    const heading = contrast(hex, primary) >= leastContrast ? primary : on
    return [
      `.colour-${hex.slice(1)}{color:${hex}}`,
      `.ground-${hex.slice(1)}{--ground:${hex};--on-ground:${on};--heading:${heading};background-color:${hex};color:${on}}`,
    ]
  })
  return [own.length > 0 ? `:root{${own.join(';')}}` : '', ...classes].join('')
}

/**
 * Returns white, else the agency's ink. On some medium backgrounds neither is readable; black always is where white is
 * not, since their contrast of 21 exceeds 4.5 × 4.5.
 */
const wordsOn = (ground: string, ink: string): string =>
  [white, ink].find((words) => contrast(ground, words) >= leastContrast) ?? black

/** WCAG 2.2, 1.4.6: where nobody chose the colours of a page, its words are clearer than they must be. */
const goodContrast = 7

/** A colour, made lighter until it can well be read on a dark ground. @param hex - `#rrggbb` */
export function readableOn(ground: string, hex: string): string {
  const steps = Array.from({ length: 11 }, (_, step) => lightened(hex, step / 10))
  return steps.find((one) => contrast(ground, one) >= goodContrast) ?? white
}

/** @param share - of white, 0 to 1 */
const lightened = (hex: string, share: number) =>
  `#${[1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    .map((value) => Math.round(value + (255 - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`

/** Tells whether white words are readable on a ground. */
export const isDarkGround = (ground: string): boolean => contrast(ground, white) >= leastContrast

/** @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
