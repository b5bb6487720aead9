import http from 'node:http'
import https from 'node:https'
import type { TLSSocket } from 'node:tls'

/** What a visitor's browser gets at an address. */
export type PublicAnswer = {
  status: number
  body: string
  /** Strict-Transport-Security. */
  hsts: string | undefined
  date: Date | undefined
  /** When the certificate ends; undefined without TLS. */
  certificateUntil: Date | undefined
}

const patienceMs = 8_000
const mostBytes = 10_000

/**
 * Requests an address as a visitor does, by its name and with its certificate; redirects are not followed.
 * @throws the error of DNS, connection or TLS
 */
export async function askPublicly(url: URL): Promise<PublicAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<PublicAnswer>()
  const asks = url.protocol === 'https:' ? https.request : http.request
  const request = asks(url, { agent: false, timeout: patienceMs }, (response) => {
    const certificateUntil = endOfCertificate(response.socket)
    let body = ''
    response.setEncoding('utf8')
    response.on('data', (part: string) => {
      body = (body + part).slice(0, mostBytes)
    })
    response.on('error', reject)
    response.on('end', () => {
      const { statusCode: status = 0, headers } = response
      const date = headers.date ? new Date(headers.date) : undefined
      resolve({ status, body, hsts: headers['strict-transport-security'], date, certificateUntil })
    })
  })
  request.on('timeout', () => request.destroy(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })))
  request.on('error', reject)
  request.end()
  return await promise
}

function endOfCertificate(socket: object): Date | undefined {
  const { getPeerCertificate } = socket as Partial<TLSSocket>
  return getPeerCertificate ? new Date(getPeerCertificate.call(socket as TLSSocket).valid_to) : undefined
}
