/** The document's title. One that contains the agency's name needs no suffix. */
export const documentTitle = (title: string, siteName: string): string =>
  title.includes(siteName) ? title : `${title} – ${siteName}`
