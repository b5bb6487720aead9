/**
 * Pages that the browser may prefetch: those of the site, when the visitor is about to open them. Files and search
 * results are excluded.
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
