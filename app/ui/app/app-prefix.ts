/** What ids of a hydrated page's content begin with, for the server and the browser: the document has ids of its own. */
export const appPrefix = 'app-'
