import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { timed } from '~/platform/query-times.server'
import { runAsRequest } from '~/platform/request-scope.server'
import { toRequestScope } from '../request-lane'
import { createExporter } from './export-spans'
import { createTraces } from './traces'

type Body = { resourceSpans: { resource: object; scopeSpans: { spans: Record<string, unknown>[] }[] }[] }

/** A collector that remembers what it was handed. */
async function collector(status = 200) {
  const got: { headers: Record<string, unknown>; body: Body }[] = []
  const server = createServer(async (request, response) => {
    got.push({ headers: { ...request.headers, path: request.url }, body: (await json(request)) as Body })
    response.writeHead(status).end()
  })
  const endpoint = await opened(server)
  const spans = () =>
    got.flatMap(({ body }) => body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans[0]?.spans ?? []))
  return { endpoint, got, spans }
}

async function opened(server: ReturnType<typeof createServer>) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const exporting = { headers: { key: 'k' }, resource: { 'service.name': 'pignon' } }

/** A site that asks its database once for each request. */
async function site(endpoint: string, { share = 1, trusts = true, lines = [] as unknown[] } = {}) {
  const log = { warn: (...line: unknown[]) => void lines.push(line) }
  const exporter = createExporter({ endpoint, ...exporting, log })
  const traces = createTraces({ exporter, share, trusts: () => trusts, idOf: () => 'named' })
  const query = timed(() => Promise.resolve())
  const server = createServer(
    traces.watch((request, response) => {
      const scope = { ...toRequestScope({ url: request.url }, 9_500), trace: traces.of(request) }
      void runAsRequest(scope, async () => {
        await query('select secret from visitors')
        response.writeHead(request.url?.includes('broken') ? 503 : 200).end()
      })
    }),
  )
  return { origin: await opened(server), traces }
}

test('K17 a request and its statements are spans of one trace', async () => {
  const { endpoint, got, spans } = await collector()
  const { origin, traces } = await site(endpoint)
  await fetch(`${origin}/nl/te-koop/?email=secret`)
  await traces.close()
  expect(got[0]?.headers).toMatchObject({ path: '/v1/traces', key: 'k', 'content-type': 'application/json' })
  const [statement, request] = spans()
  expect(statement).toMatchObject({
    name: 'select',
    kind: 3,
    parentSpanId: request?.spanId,
    traceId: request?.traceId,
  })
  expect(request).toMatchObject({ name: 'GET for-sale', kind: 2, status: {} })
  expect(request?.attributes).toContainEqual({ key: 'url.path', value: { stringValue: '/nl/te-koop/' } })
  expect(request?.attributes).toContainEqual({ key: 'pignon.request', value: { stringValue: 'named' } })
  expect(Number(request?.endTimeUnixNano) / 1e6).toBeCloseTo(Date.now(), -5)
  expect(JSON.stringify(got)).not.toContain('secret')
})

test('K17 a request that failed is a failed span', async () => {
  const { endpoint, spans } = await collector()
  const { origin, traces } = await site(endpoint)
  await fetch(`${origin}/broken`)
  await traces.close()
  expect(spans().at(-1)).toMatchObject({ status: { code: 2 } })
})

test('K17 a trusted proxy says which trace a request belongs to, and whether it is one; nobody else does', async () => {
  const { endpoint, spans } = await collector()
  const [trace, parent] = ['a'.repeat(32), 'b'.repeat(16)]
  const ask = async (flags: string, options: { share: number; trusts: boolean }) => {
    const { origin, traces } = await site(endpoint, options)
    await fetch(origin, { headers: { traceparent: `00-${trace}-${parent}-${flags}` } })
    await traces.close()
  }
  await ask('01', { share: 0, trusts: true })
  expect(spans().at(-1)).toMatchObject({ traceId: trace, parentSpanId: parent })
  await ask('00', { share: 1, trusts: true })
  await ask('01', { share: 0, trusts: false })
  expect(spans()).toHaveLength(2)
})

test('K17 a collector that refuses or is away costs its spans, and a line of the log', async () => {
  for (const endpoint of [(await collector(500)).endpoint, 'http://127.0.0.1:1']) {
    const lines: unknown[] = []
    const { origin, traces } = await site(endpoint, { lines })
    expect((await fetch(origin)).status).toBe(200)
    await traces.close()
    expect(lines).toEqual([
      [expect.objectContaining({ dependency: 'traces' }), 'traces could not be handed over'],
    ])
  }
})
