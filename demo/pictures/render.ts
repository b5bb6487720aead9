/**
 * Renders the demo's pictures, one at a time, and leaves out those that are up to date: it can be stopped
 * at any moment and started again. Needs POV-Ray (Debian: apt-get install povray).
 *
 *   node demo/pictures/render.ts [--gentle] [--only=2706,2684] [--force] [--accept] [name ...]
 *   node demo/pictures/render.ts --draft --size=480x360 --out=/tmp/look 2706-front
 */
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { webpWithin } from './grade.ts'
import { fingerprint, isRendered, noteRendered, replaceFile } from './rendered.ts'
import { type Shot, shots } from './shots.ts'
import { trace } from './trace.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: 'boolean', default: false },
    gentle: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    /** Notes the files as they are, without rendering: for scenes whose text changed, but not their look. */
    accept: { type: 'boolean', default: false },
    only: { type: 'string' },
    size: { type: 'string' },
    out: { type: 'string' },
  },
})

const root = join(import.meta.dirname, '../..')
/** Drafts and pictures for another folder say nothing about the demo's own files. */
const counts = !values.draft && values.out === undefined && values.size === undefined

function chosen(): [name: string, shot: Shot][] {
  const unknown = positionals.find((name) => !shots[name])
  if (unknown) throw new Error(`no such picture: ${unknown}`)
  const parts = values.only?.split(',')
  return Object.entries(shots).filter(([name]) =>
    positionals.length > 0 ? positionals.includes(name) : !parts || parts.some((part) => name.includes(part)),
  )
}

const fileOf = (name: string, shot: Shot): string =>
  values.out ? join(values.out, `${name}.webp`) : join(root, shot.file ?? `demo/feed/pictures/${name}.webp`)

async function render(name: string, shot: Shot): Promise<void> {
  const size = values.size ?? shot.size ?? '1440x1080'
  const [width = 1440, height = 1080] = size.split('x').map(Number)
  const limit = shot.limit ?? 110_000
  const scene = shot.source(values.draft, width / height)
  const print = fingerprint(scene, size, limit)
  const file = fileOf(name, shot)
  if (counts && !values.force && isRendered(name, print, file)) return
  if (values.accept) return noteRendered(name, print)
  const started = Date.now()
  const { draft, gentle } = values
  const image = await trace(scene, shot.bloom, { width, height, draft, gentle, exposure: shot.exposure })
  const webp = await webpWithin(image, limit)
  mkdirSync(dirname(file), { recursive: true })
  replaceFile(file, webp)
  if (counts) noteRendered(name, print)
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`${name}: ${seconds} s, ${Math.round(webp.length / 1000)} kB`)
}

for (const [name, shot] of chosen()) {
  try {
    await render(name, shot)
  } catch (cause) {
    // What is finished stays; the same command goes on from here.
    console.error(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`)
    process.exit(1)
  }
}
