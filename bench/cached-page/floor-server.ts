import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

process.once('message', ({ headers, body }: { headers: [string, string][]; body: string }) => {
  const bytes = Buffer.from(body, 'base64')
  const list = [
    ...headers.flat(),
    'content-type',
    'text/html; charset=utf-8',
    'content-length',
    `${bytes.length}`,
  ]
  const server = createServer((_request, response) => {
    response.writeHead(200, list)
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
