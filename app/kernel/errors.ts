/** Codes of known errors; each has a text for visitors. */
export type ErrorCode = 'notFound' | 'gone' | 'invalid' | 'conflict' | 'limited' | 'forbidden' | 'unavailable'

type AppErrorOptions = ErrorOptions & { expected?: boolean }

/**
 * An error with a code. Its message is for the log and contains nothing personal; visitors read the text of the code.
 * @example throw new AppError('notFound', `no listing ${id}`)
 */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  /** Expected in normal operation, so not an incident. Unavailable services are not expected by default. */
  readonly expected: boolean

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, options)
    this.code = code
    this.expected = options.expected ?? code !== 'unavailable'
  }
}
