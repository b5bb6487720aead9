import { connect } from 'node:net'

const boundary = '----------------------------hostile'
const type = `multipart/form-data; boundary=${boundary}`
const part = (name: string, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const picturePart = (headers: string, value = 'x') =>
  `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n${headers}\r\n\r\n${value}\r\n`
const end = `--${boundary}--\r\n`

/** Requests that are broken as a whole: head and body as they go over the wire, after the usual first lines. */
export const bodies: Record<string, (fields: string, seed: number) => { headers: string[]; body: string }> = {
  'a head of a part of 1 MB': (fields) =>
    sized(`${fields}${picturePart(`content-type: image/jpeg\r\nx: ${'y'.repeat(1_000_000)}`)}${end}`),
  'thousands of parts': (fields) => sized(fields + part('a', 'b').repeat(20_000) + end),
  'thousands of files': (fields) =>
    sized(fields + picturePart('content-type: image/png').repeat(10_000) + end),
  'parts without an end': (fields) => sized(fields + picturePart('content-type: image/png')),
  'a part without a head': (fields) => sized(`${fields}--${boundary}\r\n\r\n\r\n${end}`),
  'a content-length that is too small': (fields) => ({
    headers: [`content-type: ${type}`, 'content-length: 300'],
    body: fields + picturePart('content-type: image/png') + end,
  }),
  'a content-length that is too large': (fields) => ({
    headers: [`content-type: ${type}`, 'content-length: 900000'],
    body: fields + picturePart('content-type: image/png') + end,
  }),
  'a content-length of a terabyte': (fields) => ({
    headers: [`content-type: ${type}`, 'content-length: 1099511627776'],
    body: fields,
  }),
  'chunks that never end well': (fields) => ({
    headers: [`content-type: ${type}`, 'transfer-encoding: chunked'],
    body: `${fields.length.toString(16)}\r\n${fields}\r\nzz\r\n`,
  }),
  'a boundary of a thousand letters': (fields) => ({
    headers: [
      `content-type: multipart/form-data; boundary=${'b'.repeat(1_000)}`,
      `content-length: ${fields.length}`,
    ],
    body: fields,
  }),
  'no boundary': (fields) => ({
    headers: ['content-type: multipart/form-data', `content-length: ${fields.length}`],
    body: fields,
  }),
  'a name of a file that leads away': (fields) =>
    sized(
      `${fields}${picturePart('content-type: image/jpeg').replace('a.jpg', '../../../../tmp/a.jpg\0.php')}${end}`,
    ),
}

const sized = (body: string) => ({
  headers: [`content-type: ${type}`, `content-length: ${Buffer.byteLength(body)}`],
  body,
})

export const fieldsOf = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => part(name, value))
    .join('')

/** Milliseconds after which the client gives up on a server that waits for more. */
const patience = 3_000

/** Sends raw bytes. @returns the status of the response, 0 without one */
export function sendRaw(origin: string, path: string, lines: string[], body: string): Promise<number> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let said = ''
    const finish = () => {
      socket.destroy()
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 0))
    }
    socket.setTimeout(patience, finish)
    socket.on('data', (bytes) => {
      said += bytes.toString('latin1')
      if (said.length > 12) finish()
    })
    socket.on('error', finish)
    socket.on('close', finish)
    const head = [`POST ${path} HTTP/1.1`, `host: ${new URL(origin).host}`, `origin: ${origin}`, ...lines]
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  })
}
