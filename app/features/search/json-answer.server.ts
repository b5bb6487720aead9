/** Public and the same for everybody; a minute in the visitor's browser is soon enough for a new listing. */
export const jsonAnswer = (json: string) =>
  new Response(json, {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=60' },
  })
