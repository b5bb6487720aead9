/** Refusals that the product knows; each is said to the visitor by the text of its code. */
export type ErrorCode = 'notFound' | 'gone' | 'invalid' | 'conflict' | 'limited' | 'forbidden' | 'unavailable'

type AppErrorOptions = ErrorOptions & { expected?: boolean }

/**
 * A refusal with a code. Its message is for our log and holds nothing personal; the visitor reads the text of
 * the code.
 * @example throw new AppError('notFound', `no listing ${id}`)
 */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  /** Part of the product's life, so nobody is woken for it. A service that is down is not, unless told. */
  readonly expected: boolean

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, options)
    this.code = code
    this.expected = options.expected ?? code !== 'unavailable'
  }
}
