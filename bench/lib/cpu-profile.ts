import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'

type Frame = { functionName: string; url: string; lineNumber: number; columnNumber: number }
type Node = { id: number; callFrame: Frame; children?: number[] }
type Profile = { nodes: Node[]; samples: number[]; timeDeltas: number[]; startTime: number }

/** Named kinds of work; a sample belongs to the first kind whose pattern matches a frame of its stack, from the top. */
export type Kinds = Record<string, RegExp>

/**
 * Computes the share of each kind of work in the main thread's busy time.
 * @param file - of `node --cpu-prof`
 * @param skipSeconds - at its beginning: start and warming up
 * @returns shares that add up to 1, `rest` among them
 */
export function sharesOf(file: string, kinds: Kinds, skipSeconds: number): Record<string, number> {
  const profile = JSON.parse(readFileSync(file, 'utf8')) as Profile
  const kindOf = kindsByNode(profile, kinds)
  const times: Record<string, number> = Object.fromEntries(
    [...Object.keys(kinds), 'rest'].map((kind) => [kind, 0]),
  )
  let elapsed = 0
  let total = 0
  for (const [at, id] of profile.samples.entries()) {
    const microseconds = profile.timeDeltas[at] ?? 0
    elapsed += microseconds
    const kind = kindOf.get(id) ?? 'rest'
    if (elapsed < skipSeconds * 1_000_000 || kind === 'idle') continue
    times[kind] = (times[kind] ?? 0) + microseconds
    total += microseconds
  }
  return Object.fromEntries(Object.entries(times).map(([kind, time]) => [kind, time / total]))
}

function kindsByNode({ nodes }: Profile, kinds: Kinds): Map<number, string> {
  const nameOf = namer()
  const kindOf = new Map<number, string>()
  // Parents precede their children, so children can inherit.
  for (const { id, callFrame, children = [] } of nodes) {
    const name = nameOf(callFrame)
    const own = Object.entries(kinds).find(([, pattern]) => pattern.test(name))?.[0]
    const kind = name.startsWith('(idle)') || name.startsWith('(program)') ? 'idle' : (own ?? kindOf.get(id))
    if (kind) kindOf.set(id, kind)
    for (const child of children) if (kind) kindOf.set(child, kind)
  }
  return kindOf
}

/** `function file`, with names from before bundling. */
function namer() {
  const maps = new Map<string, SourceMap>()
  return ({ functionName, url, lineNumber, columnNumber }: Frame): string => {
    if (!url.includes('/build/server/')) return `${functionName} ${url}`
    const file = url.replace('file://', '')
    const map = maps.get(file) ?? new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
    maps.set(file, map)
    const entry = map.findEntry(lineNumber, columnNumber)
    return `${functionName} ${'originalSource' in entry ? entry.originalSource : url}`
  }
}
