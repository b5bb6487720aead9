import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { log } from '~/platform/log.server'
import { defaultLimits } from './media-limits.server'
import { createPictureMaker } from './picture-maker.server'

const folder = mkdtempSync(join(tmpdir(), 'pignon-maker-'))
const original = join(folder, 'original.png')
beforeAll(() =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'grey' } }).toFile(original),
)
afterAll(() => rm(folder, { recursive: true }))

const variant = { width: 100, format: 'webp' } as const
const source = (id: string) => ({ id, version: '0123abcd', url: '' })
const aMoment = () => new Promise((later) => setTimeout(later, 20))

/** One worker, and a store in memory that blocks the picture "slow" until it is released. */
function workshop() {
  const kept = new Map<string, Buffer>()
  const rendered: string[] = []
  const door = Promise.withResolvers<void>()
  const maker = createPictureMaker({
    store: {
      read: async (name) => kept.get(name),
      has: async (name) => kept.has(name),
      write: async (name, bytes) => {
        if (name.startsWith('slow')) await door.promise
        kept.set(name, Buffer.from(bytes))
      },
      ready: Promise.resolve(),
      names: () => [...kept.keys()],
      delete: async (name) => void kept.delete(name),
      size: () => ({ files: kept.size, bytes: 0 }),
    },
    originals: { find: async () => original, open: async () => original, discard: async () => undefined },
    limits: { ...defaultLimits, renderers: 1 },
    log,
    onRender: ({ id }) => rendered.push(id),
  })
  return { maker, rendered, open: door.resolve }
}

test('I4 a picture rendered for a visitor is not rendered again by the waiting background job', async () => {
  const { maker, rendered, open } = workshop()
  const slow = maker.forVisitor(source('slow'), variant)
  const ahead = maker.inBackground('warm', source('house'), variant)
  await aMoment()
  const visitor = maker.forVisitor(source('house'), variant)
  await aMoment()
  open()
  await slow
  expect(await visitor).toBeInstanceOf(Buffer)
  expect(await ahead).toBe('there')
  expect(rendered).toEqual(['slow', 'house'])
})

test('I4 a visitor joins a background job that is running', async () => {
  const { maker, rendered, open } = workshop()
  const ahead = maker.inBackground('warm', source('slow'), variant)
  await aMoment()
  const visitor = maker.forVisitor(source('slow'), variant)
  await aMoment()
  open()
  expect(await ahead).toBe('made')
  expect(await visitor).toBeInstanceOf(Buffer)
  expect(rendered).toEqual(['slow'])
})
