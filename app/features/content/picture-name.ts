/** Decodes a picture's file name, because the Markdown parser percent-encodes addresses. */
export function pictureName(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
