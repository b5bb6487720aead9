import { longestParameter } from '~/kernel/bounds'
import { canonicalPath } from './canonical-path'

/** Longest path, in characters. */
const PATH_LENGTH = 1000
/** Of the whole query, noise included. */
const PARAMETER_COUNT = 50

interface PageKeyOptions {
  /** Whether the page at this path (still encoded, without query) is the same for everybody. */
  isCacheablePath: (path: string) => boolean
  /** Names of the parameters that the page at this path reads. */
  queryOf: (path: string) => readonly string[]
  /** Those of them that may be given several times, in any order, with the same meaning. */
  repeatable: readonly string[]
  /**
   * Names of the parameters whose answers are not kept, on any page: a signed link is one visitor's own, and words that
   * somebody wrote into an address are shown to nobody else.
   */
  unkept: readonly string[]
}

/**
 * The key under which the answer to a raw URL is kept: path and known query, sorted.
 * Parameters that no page reads (utm_source, gclid) are left out: they can neither miss nor poison.
 * One of theirs without a value has no key: its address leads to the one without it.
 * @returns the key, itself a URL that renders the same page; null when the answer must not be kept
 */
export function pageKey(options: PageKeyOptions): (rawUrl: string) => string | null {
  const repeatable = new Set(options.repeatable)
  const unkept = new Set(options.unkept)
  return (rawUrl) => {
    const mark = rawUrl.indexOf('?')
    const path = mark < 0 ? rawUrl : rawUrl.slice(0, mark)
    if (!isPlainPath(path) || !options.isCacheablePath(path)) return null
    if (mark < 0) return path
    const given = parametersOf(rawUrl.slice(mark + 1))
    if (given === null || given.some(([name]) => unkept.has(name))) return null
    const known = knownOnly(given, new Set(options.queryOf(path)), repeatable)
    if (known.some(([, value]) => value === '' || value.length > longestParameter)) return null
    return known.length === 0 ? path : `${path}?${new URLSearchParams(known)}`
  }
}

type Parameter = [name: string, value: string]

/** Otherwise the page rendered might not be the page named: what matches a path decodes it. */
const isPlainPath = (path: string) => path.length <= PATH_LENGTH && canonicalPath(path) === path

function parametersOf(query: string): Parameter[] | null {
  const parts = query.split('&', PARAMETER_COUNT + 2).filter((part) => part !== '')
  if (parts.length > PARAMETER_COUNT) return null
  const parameters: Parameter[] = []
  for (const part of parts) {
    const sign = part.indexOf('=')
    const name = decoded(plusAsSpace(sign < 0 ? part : part.slice(0, sign)))
    const value = decoded(plusAsSpace(sign < 0 ? '' : part.slice(sign + 1)))
    if (name === null || value === null) return null
    parameters.push([name, value])
  }
  return parameters
}

/** Of a parameter that may not repeat the first counts, as for `URLSearchParams.get`. */
function knownOnly(given: Parameter[], known: Set<string>, repeatable: Set<string>): Parameter[] {
  const seen = new Set<string>()
  const kept = given.filter(([name, value]) => {
    const identity = repeatable.has(name) ? `${name}=${value}` : name
    if (!known.has(name) || seen.has(identity)) return false
    seen.add(identity)
    return true
  })
  return kept.sort(([nameA, valueA], [nameB, valueB]) => compare(nameA, nameB) || compare(valueA, valueB))
}

/** By code unit: the same on every machine, whatever its locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function plusAsSpace(text: string): string {
  return text.replaceAll('+', ' ')
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
