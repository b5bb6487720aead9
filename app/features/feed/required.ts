/** Message for a value of the wrong kind; a required one may also not be there at all. */
export function missingOr(message: string) {
  return ({ input }: { input?: unknown }) => (input === undefined ? 'is missing' : message)
}

/** For `refine`: the value is there. */
export const required = <T>(value: T | undefined): value is T => value !== undefined
