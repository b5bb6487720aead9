import { expect, test } from 'vitest'
import { createPictureTurns } from './picture-turns.server'

/** Pictures that are decoded until told, and the order in which they began. */
function studio(mostWaiting: number) {
  const inTurn = createPictureTurns(mostWaiting)
  const began: string[] = []
  let finish = () => {}
  const send = (address: string, isProven = false) =>
    inTurn({ address, isProven }, () => {
      began.push(address)
      return new Promise<'done'>((resolve) => {
        finish = () => resolve('done')
      })
    })
  const finishAll = async () => {
    for (let times = 0; times < 30; times += 1) {
      finish()
      await new Promise((later) => setImmediate(later))
    }
  }
  return { send, began, finishAll }
}

test('S-03 pictures that came without a sign of a human keep nobody out who shows one', async () => {
  const { send, began, finishAll } = studio(3)
  const flood = Array.from({ length: 50 }, (_, network) => send(`203.0.${network}.1`))
  const honest = [send('198.51.100.1', true), send('198.51.101.1', true), send('198.51.102.1', true)]
  await finishAll()
  expect(await Promise.all(honest)).toEqual(['done', 'done', 'done'])
  expect(began).toEqual(['203.0.0.1', '198.51.100.1', '198.51.101.1', '198.51.102.1'])
  expect((await Promise.all(flood)).filter((one) => one === 'busy')).toHaveLength(49)
})

test('S-03 among equals the network that sends most gives way, of it the last', async () => {
  const { send, began, finishAll } = studio(3)
  const sent = ['203.0.9.9', '203.0.1.1', '203.0.1.2', '203.0.2.1', '203.0.3.1'].map((one) => send(one))
  await finishAll()
  expect(await Promise.all(sent)).toEqual(['done', 'done', 'busy', 'done', 'done'])
  expect(began).toEqual(['203.0.9.9', '203.0.1.1', '203.0.2.1', '203.0.3.1'])
})

test('S-03 a picture that cannot be decoded holds up nobody', async () => {
  const inTurn = createPictureTurns(3)
  const sender = { address: '203.0.1.1', isProven: false }
  const broken = inTurn(sender, () => Promise.reject(new Error('broken')))
  const next = inTurn(sender, async () => 'done')
  await expect(broken).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
