/** Message for a value of the wrong type; a required one may also be missing. */
export function missingOr(message: string) {
  return ({ input }: { input?: unknown }) => (input === undefined ? 'is missing' : message)
}

/** For `refine`: the value is present. */
export const required = <T>(value: T | undefined): value is T => value !== undefined
