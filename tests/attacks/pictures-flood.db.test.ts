import sharp from 'sharp'
import { expect, test } from 'vitest'
import { solve } from '~/features/forms/solve.client'
import { formHandlers } from '~/pages/form-handlers.server'
import { easyWork } from '../setup/easy-work'
import { postForm } from '../setup/requests'
import { testApp } from '../setup/test-app'

const { appAt } = await testApp()
const app = appAt(new Date())

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
const picture = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#000', noise } })
  .jpeg({ quality: 60 })
  .toBuffer()

test('S-03 pictures without work from many networks keep out no picture that comes with work', async () => {
  const proof = await solve(easyWork(app, 'testimonial'))
  const flood = Array.from({ length: 20 }, (_, network) => send(`203.0.${network}.7`))
  // As soon as one was turned away there is no room.
  await Promise.any(flood.map(async (one) => expect((await one).problems).not.toEqual([])))
  expect(await send('198.51.100.1', proof)).toEqual({ status: 303, problems: undefined })
  const turnedAway = (await Promise.all(flood)).filter(({ problems }) => problems?.length)
  expect(turnedAway.length).toBeGreaterThan(5)
}, 60_000)

/** Sends a testimonial with a picture. @returns its status, and what the page says of the picture */
async function send(address: string, proof = '') {
  const body = new FormData()
  const texts = { name: 'Lien', email: 'lien@post.example', comment: 'Vlot', proof }
  for (const [name, text] of Object.entries(texts)) body.set(name, text)
  body.set('image', new Blob([new Uint8Array(picture)]), 'me.jpg')
  const handlers = { ...formHandlers, accept: async () => {} }
  const { status, answer } = await postForm(app, 'testimonial', body, { address, handlers })
  return { status, problems: answer?.problems }
}
