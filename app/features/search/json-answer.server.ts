import { answerWithoutBody } from '~/platform/page-bytes.server'

/** Public and the same for everybody; new listings may appear a minute late in the visitor's browser. */
export const jsonAnswer = (json: string) =>
  answerWithoutBody(Buffer.from(json), {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=60' },
  })
