/** What a form of the office is answered with when it is shown again. */
export type ActAnswer = {
  /** Name of the act. */
  act: string
  isDone: boolean
  message?: string
  /** No form of the page is that of this act: the page itself says the message. */
  isUnknown?: boolean
  /** As they were typed, but for passwords and codes. */
  values: Record<string, string | string[]>
  /** One message per field, in the member's language. */
  problems: Record<string, string>
  /** Somebody changed it since the page was drawn: its fields as they stand now (B22). */
  now?: Record<string, string | string[]>
}

/** The parameter by which the page that follows an act knows which revision it made of what the page shows. */
export const madeRevision = 'revision'

/** The answer to one of a page's forms; another form shows nothing of it. */
export const answerTo = (act: string, answer: ActAnswer | undefined): ActAnswer | undefined =>
  answer?.act === act ? answer : undefined
