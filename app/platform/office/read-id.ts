/** The number in an address; 0, which nothing has, where it holds something else. */
export const readId = (text: string | undefined): number =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : 0
