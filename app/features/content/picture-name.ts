/** The file that an address in a text names: the reader of Markdown writes addresses percent-encoded. */
export function pictureName(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
