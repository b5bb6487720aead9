import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { postWebhook } from './post-webhook.server'

/** A CRM on this machine. @param status - what it answers with */
async function crm(status: number, headers: Record<string, string> = {}) {
  const got: { request: IncomingMessage; body: string }[] = []
  const server = createServer(async (request, response) => {
    got.push({ request, body: await text(request) })
    response.writeHead(status, headers).end('x'.repeat(1_000_000))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as { port: number }
  return { got, port, url: `http://127.0.0.1:${port}/leads` }
}

const message = { headers: { 'webhook-id': 'one' }, body: '{"name":"Zoë"}' }

test('B20 a message arrives whole, with its headers', async () => {
  const { got, url } = await crm(204)
  expect(await postWebhook({ ...message, url, allowPrivate: true })).toEqual({ status: 204 })
  expect(got[0]?.body).toBe(message.body)
  expect(got[0]?.request).toMatchObject({
    method: 'POST',
    url: '/leads',
    headers: { 'content-type': 'application/json', 'webhook-id': 'one' },
  })
})

test('B20 an answer is its status alone, and a redirect is not followed', async () => {
  const target = await crm(200)
  const { url } = await crm(307, { location: target.url })
  expect(await postWebhook({ ...message, url, allowPrivate: true })).toEqual({ status: 307 })
  expect(target.got).toEqual([])
})

test('B20 nothing goes to an address that is not https, or not on the public internet', async () => {
  const { got, port } = await crm(200)
  const addresses = [
    `http://127.0.0.1:${port}/`,
    ...['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1', '2130706433'].map(
      (host) => `https://${host}:${port}/`,
    ),
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/',
    'https://user:password@crm.example/',
    'http://crm.example/',
  ]
  for (const url of addresses)
    expect([url, await postWebhook({ ...message, url })]).toEqual([url, { problem: 'private-address' }])
  expect(got).toEqual([])
})

test('B20 a CRM that is not there is told by a code, without addresses', async () => {
  const { url } = await crm(200)
  const gone = url.replace(/:\d+/, ':1')
  expect(await postWebhook({ ...message, url: gone, allowPrivate: true })).toEqual({
    problem: 'ECONNREFUSED',
  })
})
