/** A header that carries a value from the rendering of a page to the HTTP layer. */
export type InternalHeader = {
  /** As a screen returns it; nothing for an empty value. */
  header: (value: string) => Record<string, string>
  set: (headers: Headers, value: string) => void
  /** Removes the header, so that it never leaves the server. */
  take: (headers: Headers) => string | undefined
}

export function defineInternalHeader(name: string): InternalHeader {
  return {
    header: (value) => (value === '' ? {} : { [name]: value }),
    set: (headers, value) => headers.set(name, value),
    take: (headers) => {
      const value = headers.get(name) ?? undefined
      headers.delete(name)
      return value
    },
  }
}

/** Nonce of the inline scripts of a page, for its policy: only a page that was rendered with a nonce has one. */
export const nonceHeader = defineInternalHeader('x-pignon-nonce')

/**
 * Id of the route that rendered a page. It is compared with the page that the address was taken for, so that a router
 * that reads addresses more freely publishes nothing.
 */
export const routeHeader = defineInternalHeader('x-pignon-route')

/** Origins that a page may frame, for its policy: no other page lets them in. */
export const framesHeader = defineInternalHeader('x-pignon-frames')

/** Origins of the video files that a page may play, for its policy. */
export const filmsHeader = defineInternalHeader('x-pignon-films')

/**
 * A page lacks a part that could not be loaded: `database` when the database did not give it, else `other`. No cache
 * keeps such a page for long.
 */
export const failedPartHeader = defineInternalHeader('x-pignon-failed-part')
