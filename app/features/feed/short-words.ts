import { plainLetters } from '~/kernel/plain-letters'

/** Words of street names in their shortest spelling, with all others; some are short for several. */
const spellings: Record<string, readonly string[]> = {
  av: ['avenue', 'ave'],
  bd: ['boulevard', 'boul', 'bld', 'blvd'],
  ch: ['chaussee', 'chee', 'chss', 'chemin', 'chem'],
  r: ['rue'],
  pl: ['place', 'plaats', 'platz', 'plein', 'pln'],
  sq: ['square'],
  rte: ['route'],
  imp: ['impasse'],
  all: ['allee'],
  dr: ['dreve', 'dreef', 'docteur', 'dokter', 'doctor', 'doktor'],
  str: ['straat', 'strasse'],
  stwg: ['steenweg', 'steenwg', 'stwg', 'stw'],
  ln: ['laan'],
  st: ['saint', 'sint', 'sankt'],
  ste: ['sainte'],
  prof: ['professeur', 'professor'],
  gen: ['general', 'generaal', 'gal'],
  mgr: ['monseigneur'],
  burg: ['burgemeester', 'burgem', 'bourgmestre', 'bgm'],
}
const shortest = new Map(
  Object.entries(spellings).flatMap(([short, words]) => words.map((word) => [word, short] as const)),
)

/** Dutch and German write the kind of a street at the end of its name, too: "Kerkstr.", "Ninovesteenwg." */
const endings = [
  ...(['straat', 'strasse', 'steenweg', 'steenwg', 'stw'] as const),
  ...(['laan', 'plein', 'pln', 'plaats', 'platz', 'dreef'] as const),
]
/** Letters of a name before its ending. */
export const shortestName = 3

/** Left out of short spellings: "R. Église", "Av. Hêtres". */
const articles = new Set(
  'de du des la le les l d au aux et van der den het ter ten t s en von zu zum zur am an'.split(' '),
)

/**
 * The words of a text in their shortest spelling, without accents, articles and marks: "Avenue de l’Église 4" is
 * `av eglise 4`, "Kerkstraat" is `kerkstr`.
 */
export function shortWordsOf(text: string): string[] {
  const words: string[] = []
  for (const written of plainLetters(text).match(/[a-z]+|[0-9]+/g) ?? []) {
    const word = shortest.get(written) ?? withShortEnding(written)
    const name = words.at(-1) ?? ''
    if (apart.has(word) && isName(name)) words.splice(-1, 1, name + word)
    else words.push(word)
  }
  return words.filter((word) => !articles.has(word))
}

/** Endings that are written apart too: "Kerk str.", "Ninoofse Steenweg". */
const apart = new Set(['str', 'stwg', 'ln'])

const isName = (word: string) => /^[a-z]+$/.test(word) && word.length >= shortestName && !articles.has(word)

function withShortEnding(word: string): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length >= one.length + shortestName)
  return ending ? word.slice(0, -ending.length) + (shortest.get(ending) ?? ending) : word
}
