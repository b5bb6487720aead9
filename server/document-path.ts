/** The end of a document's address: its number, and a name with an extension. */
export const documentPath = /(?<id>\d{1,10})\/[a-z0-9-]{1,80}\.[a-z0-9]{2,4}/
