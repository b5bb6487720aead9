import { expect, test } from 'vitest'
import { ownProducts } from '../setup/worker-products'
import { answersIn, headOf, openRawConnection } from './raw-connection'

const origin = () => ownProducts().baseUrl
const host = () => `host: ${new URL(origin()).host}`
const isForm = 'content-type: application/x-www-form-urlencoded'
const isUpload = 'content-type: multipart/form-data; boundary=----x'
const longest = 900_000
const next = () => headOf('GET', '/robots.txt', host())
const words = (bytes: number) => `form=site-contact&remark=${'a'.repeat(bytes)}`.slice(0, bytes)
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
const announced = (bytes: number) => `content-length: ${bytes}`

/** Sends all of a request and another one behind it, and waits until the connection ends. */
async function sendToTheEnd(request: string) {
  const connection = openRawConnection(origin())
  connection.send(request + next())
  await expect.poll(connection.ending).toBe('end')
  return answersIn(connection.received())
}

const formHead = (path: string, ...lines: string[]) =>
  headOf('POST', path, host(), `origin: ${origin()}`, isForm, ...lines)

/** Requests that are longer than anything that takes them: what they are, and what they are answered. */
const tooLong: [name: string, status: number, request: () => string][] = [
  [
    'a form that says how long it is',
    413,
    () => formHead('/nl/contact/', announced(longest)) + words(longest),
  ],
  [
    'a form in chunks that does not say it',
    413,
    () =>
      formHead('/nl/contact/', 'transfer-encoding: chunked') +
      chunk(words(longest / 9)).repeat(9) +
      chunk('').slice(0, -2) +
      '\r\n',
  ],
  ['a login', 413, () => formHead('/nl/login/', announced(longest)) + words(longest)],
  ['a visit', 413, () => formHead('/visits', announced(longest)) + words(longest)],
  ['a choice of cookies', 413, () => formHead('/nl/consent/', announced(longest)) + words(longest)],
  [
    'words where files are taken too',
    413,
    () => formHead('/nl/getuigenissen/', announced(longest)) + words(longest),
  ],
  [
    'a form of another site',
    403,
    () => headOf('POST', '/nl/contact/', host(), isForm, announced(longest)) + words(longest),
  ],
  ['what is sent to nothing', 413, () => formHead('/nl/nergens/', announced(longest)) + words(longest)],
  [
    'what is sent to a page without forms',
    405,
    () => formHead('/nl/te-koop/', announced(longest)) + words(longest),
  ],
  ['what is sent to a file', 405, () => formHead('/favicon.svg', announced(longest)) + words(longest)],
  [
    'a method that nothing knows',
    405,
    () => headOf('PUT', '/nl/', host(), `origin: ${origin()}`, announced(longest)) + words(longest),
  ],
]

test.each(tooLong)(
  'K1 %s, 900 kB long, gets the whole of a %i that says the connection closes, and no other answer',
  async (_, status, request) => {
    const answers = await sendToTheEnd(request())
    expect(answers.map((answer) => [answer.status, answer.isWhole])).toEqual([[status, true]])
    expect(answers[0]?.headers).toMatch(/\r\nconnection: close(\r\n|$)/i)
  },
)

test('K1 who sends a form that is too long is told so by its page, in the language of the page', async () => {
  for (const [path, said] of [
    ['/nl/contact/', 'Dit is meer dan we in één keer kunnen ontvangen'],
    ['/fr/contact/', 'C’est plus que ce que nous pouvons recevoir'],
    ['/en/contact/', 'This is more than we can receive at once'],
    ['/nl/login/', 'U verstuurde meer dan deze pagina kan ontvangen'],
  ] as const) {
    const [answer] = await sendToTheEnd(formHead(path, announced(longest)) + words(longest))
    expect(Buffer.from(answer?.body ?? '', 'latin1').toString()).toContain(said)
  }
  const script = formHead('/en/contact/', 'accept: application/json', announced(longest))
  const [answer] = await sendToTheEnd(script + words(longest))
  expect(JSON.parse(Buffer.from(answer?.body ?? '', 'latin1').toString())).toMatchObject({
    island: { view: { answer: { message: expect.stringContaining('Shorten your message') } } },
  })
})

test('K1 an upload that says it is longer than any is refused before it comes, also to who asks first', async () => {
  const head = ['POST', '/nl/getuigenissen/', host(), `origin: ${origin()}`, isUpload] as const
  for (const lines of [[announced(80_000_000)], [announced(80_000_000), 'expect: 100-continue']]) {
    const connection = openRawConnection(origin())
    connection.send(headOf(...head, ...lines))
    await expect.poll(connection.ending).toBe('end')
    expect(answersIn(connection.received()).map(({ status }) => status)).toEqual([413])
  }
})

test('K1 an upload in chunks that never ends is answered, and listened to no longer than a while', async () => {
  const connection = openRawConnection(origin())
  const lines = [host(), `origin: ${origin()}`, isUpload, 'transfer-encoding: chunked']
  connection.send(headOf('POST', '/nl/getuigenissen/', ...lines))
  const piece = chunk('a'.repeat(1_000_000))
  for (let sent = 0; sent < 70; sent += 1) connection.send(piece)
  await expect.poll(connection.ending).toBe('end')
  const [answer] = answersIn(connection.received())
  expect([answer?.status, answer?.isWhole]).toEqual([413, true])
})

test('K1 small bodies that nobody reads do not disturb what follows on their connection', async () => {
  const connection = openRawConnection(origin())
  const small = announced(1_000)
  const unread = [
    headOf('POST', '/nl/contact/', host(), isForm, small),
    formHead('/favicon.svg', small),
    formHead('/nl/nergens/', small),
    headOf('GET', '/nl/', host(), announced(1_000)),
  ]
  for (const head of unread) {
    const before = answersIn(connection.received()).length
    connection.send(head + words(1_000))
    await expect.poll(() => answersIn(connection.received()).at(before)?.isWhole).toBe(true)
    // As long as a connection with something unread used to be given.
    await new Promise((resolve) => setTimeout(resolve, 600))
  }
  connection.send(next())
  await expect.poll(() => answersIn(connection.received()).at(unread.length)?.body).toContain('Sitemap:')
  expect(answersIn(connection.received()).map(({ status }) => status)).toEqual([403, 405, 400, 200, 200])
  expect(connection.ending()).toBeUndefined()
})

test('K1 a page that is asked for with a body is answered, and so is what follows', async () => {
  const connection = openRawConnection(origin())
  connection.send(headOf('GET', '/nl/', host(), announced(longest)) + words(longest) + next())
  await expect.poll(() => answersIn(connection.received()).at(1)?.isWhole).toBe(true)
  expect(answersIn(connection.received()).map(({ status }) => status)).toEqual([200, 200])
})
