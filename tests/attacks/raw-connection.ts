import { connect } from 'node:net'
import { onTestFinished } from 'vitest'

type RawConnection = {
  send(text: string): void
  /** Everything that came back. */
  received(): string
  /** `end` when the other side closed in order, an error's code when it broke off. */
  ending(): string | undefined
}

/** A connection of which every byte is ours; closed with the test. */
export function openRawConnection(origin: string): RawConnection {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  let received = ''
  let ending: string | undefined
  socket.on('data', (bytes) => {
    received += bytes.toString('latin1')
  })
  socket.on('end', () => {
    ending ??= 'end'
  })
  socket.on('error', (error: NodeJS.ErrnoException) => {
    ending ??= error.code
  })
  return { send: (text) => void socket.write(text, 'latin1'), received: () => received, ending: () => ending }
}

/** The first lines of a request, up to its body. */
export const headOf = (method: string, path: string, ...lines: string[]) =>
  [`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n')

type ReadAnswer = { status: number; headers: string; body: string; isWhole: boolean }

/** The answers in what came back, one after the other; those in chunks without their body. */
export function answersIn(received: string): ReadAnswer[] {
  const answers: ReadAnswer[] = []
  for (let rest = received; rest !== ''; ) {
    const [headers = ''] = rest.split('\r\n\r\n', 1)
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1])
    const afterHead = rest.slice(headers.length + 4)
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(headers)?.[1] ?? 0)
    const isChunked = /\r\ntransfer-encoding: chunked/i.test(headers)
    const end = isChunked ? afterHead.indexOf('0\r\n\r\n') + 5 : length
    const body = isChunked ? '' : afterHead.slice(0, length)
    answers.push({ status, headers, body, isWhole: isChunked ? end > 4 : body.length === length })
    rest = afterHead.slice(end)
  }
  return answers
}
