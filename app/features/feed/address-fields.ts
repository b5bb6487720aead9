import { requiredWords, words } from './text-fields'

/**
 * Optional `http:` or `https:` address of a link or player; percent-encoded as browsers send it, because redirect
 * headers allow no letters beyond Latin.
 */
export const webAddressField = (description: string) =>
  words(description)
    .refine((value) => value === undefined || isWeb(value), 'is not an http or https address')
    .transform((value) => value && new URL(value).href)
    .optional()
    .describe(`${description}, an address`)

const isWeb = (value: string) => /^https?:\/\//i.test(value) && URL.canParse(value)

/** A file: an `https:` address, or a relative path that stays within the feed's folder. */
export const fileAddress = (description: string) =>
  requiredWords(`${description}: an https address, or a path beside the feed file`).refine(
    isFileAddress,
    'is neither an https address nor a path beside the feed file',
  )

function isFileAddress(value: string): boolean {
  if (/^https:\/\//i.test(value)) return URL.canParse(value)
  if (/^[a-z][a-z0-9+.-]*:/i.test(value)) return false
  return !/^[\\/]/.test(value) && !value.split(/[\\/]/).includes('..')
}
