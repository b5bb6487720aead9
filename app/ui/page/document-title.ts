/** What a browser calls a page. One that names the agency in its own words needs no second mention. */
export const documentTitle = (title: string, siteName: string): string =>
  title.includes(siteName) ? title : `${title} – ${siteName}`
