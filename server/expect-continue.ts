import type { RequestListener } from 'node:http'
import { mostBodyBytes } from '~/platform/sent-form/read-form.server'

/**
 * Answers `Expect: 100-continue`: a client that announces more than any form needs gets 413 at once.
 * @see RFC 9110, 10.1.1
 */
export function createContinueListener(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { 'content-type': type = '', 'content-length': length = '0' } = request.headers
    if (Number(length) <= mostBodyBytes(type)) response.writeContinue()
    listener(request, response)
  }
}
