import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { RouterContextProvider } from 'react-router'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { answerForm, formAnswerContext } from '~/features/forms/answer-form.server'
import { createWork } from '~/features/forms/proof-of-work.server'
import { formKeeperContext } from '~/features/forms/public.server'
import { formKeeper } from '~/pages/form-handlers.server'
import { type App, appContext } from '~/platform/app.server'
import { stoppedClock } from '~/platform/clock'
import { readConfig } from '~/platform/config.server'
import { visitorContext } from '~/platform/limits/visitor.server'
import { log } from '~/platform/log.server'
import { restOfServices } from '~/platform/services.fixture'
import { testDatabase } from '../setup/test-database'

const { db } = await testDatabase()
const dataDir = await mkdtemp(join(tmpdir(), 'pictures-'))
afterAll(() => rm(dataDir, { recursive: true }))

const app: App = {
  ...restOfServices(),
  config: readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'https://agency.example', DATA_DIR: dataDir }),
  db,
  log,
  clock: stoppedClock(new Date()),
  locale: 'nl',
}

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
const picture = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#000', noise } })
  .jpeg({ quality: 60 })
  .toBuffer()

/** Sends a testimonial with a picture. @returns its status, and what the page says of the picture */
async function send(address: string, proof = '') {
  const context = new RouterContextProvider()
  context.set(appContext, app)
  context.set(visitorContext, { address })
  const body = new FormData()
  const texts = { form: 'testimonial', name: 'Lien', email: 'lien@post.example', comment: 'Vlot', proof }
  for (const [name, text] of Object.entries(texts)) body.set(name, text)
  body.set('image', new Blob([new Uint8Array(picture)]), 'me.jpg')
  const request = new Request('https://agency.example/nl/', { method: 'POST', body })
  context.set(formKeeperContext, { ...formKeeper, accept: async () => {} })
  const answer = await answerForm({ request, context }, ['testimonial'])
  const status = answer instanceof Response ? answer.status : answer.init?.status
  return { status, problems: context.get(formAnswerContext)?.problems }
}

test('S-03 pictures without work from many networks keep out no picture that comes with work', async () => {
  const challenge = await createWork(app, 'testimonial')
  const solution = await solveChallenge({ challenge, deriveKey })
  const proof = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  const flood = Array.from({ length: 20 }, (_, network) => send(`203.0.${network}.7`))
  // As soon as one was turned away there is no room.
  await Promise.any(flood.map(async (one) => expect((await one).problems).not.toEqual([])))
  expect(await send('198.51.100.1', proof)).toEqual({ status: 303, problems: undefined })
  const turnedAway = (await Promise.all(flood)).filter(({ problems }) => problems?.length)
  expect(turnedAway.length).toBeGreaterThan(5)
}, 60_000)
