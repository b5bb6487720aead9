import { revalidate } from './page-cache/page'

/** What crawlers may fetch, and where the sitemap is (L14). */
export function robotsTxt(publicUrl: string): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /*/search/',
    'Disallow: /metrics',
    'Disallow: /visits',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': revalidate },
  })
}
