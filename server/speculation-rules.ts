/**
 * Which pages the browser may fetch ahead: those of the site itself, when the visitor is about to open them.
 * Files and answers to a search are left out.
 */
export function speculationRules(): Response {
  const rules = {
    prefetch: [
      {
        where: { and: [{ href_matches: '/*' }, { not: { href_matches: ['/media/*', '/*\\.*'] } }] },
        eagerness: 'moderate',
      },
    ],
  }
  return Response.json(rules, {
    headers: {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=86400',
    },
  })
}
