import { answerWithoutBody } from '~/platform/page-bytes.server'

/** How long it may be kept says the page table. */
export const jsonAnswer = (json: string) =>
  answerWithoutBody(Buffer.from(json), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })
