import { requiredWords, words } from './text-fields'

/**
 * Optional `http:` or `https:` address, for what a page links to or plays; written as browsers write it, since
 * the header of a redirect holds no letter beyond Latin.
 */
export const webAddressField = (description: string) =>
  words(description)
    .refine((value) => value === undefined || isWeb(value), 'is not an http or https address')
    .transform((value) => value && new URL(value).href)
    .optional()
    .describe(`${description}, an address`)

const isWeb = (value: string) => /^https?:\/\//i.test(value) && URL.canParse(value)

/** A file: an `https:` address, or a path beside the feed file that does not leave its folder. */
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
