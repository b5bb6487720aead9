/** A page in whose place another one says to come back. */
export type Unavailable = {
  /** Path and query that were asked for. */
  address: string
  /** The fields of a form of the office that was sent to it. */
  sent?: readonly SentField[]
}

export type SentField = {
  name: string
  value: string
  /** Whether somebody wrote it, and reads it again; others are chosen or hidden. */
  isTyped: boolean
}
