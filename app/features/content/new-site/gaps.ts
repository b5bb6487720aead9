import { translateTo } from '~/i18n/texts.server'
import { type Locale, locales } from '~/kernel/locale'
import type { SiteDraft, SiteMistake } from '../site-draft'

const named = ['legalName', 'companyNumber', 'vatNumber', 'insurer', 'policyNumber', 'court'] as const

/** What a new site does not know of its agency. */
export type Gap = (typeof named)[number]

/** `[To fill in: company number]`, which is shown as it is until somebody replaces it. */
export function gapIn(locale: Locale, gap: Gap): string {
  const t = translateTo(locale)
  return t('content:newSite.gap', { what: t(`content:newSite.${gap}`) })
}

const marks = locales.flatMap((locale) => named.map((gap) => gapIn(locale, gap)))

/** Lists the gaps that a site folder still has; they are imported as they are, and visitors would read them. */
export function gapWarnings({ settings, pages, articles }: SiteDraft): SiteMistake[] {
  return [
    ...gapsIn(settings).map((gap) => ({ file: 'site.json', ...gap })),
    ...pages.flatMap(({ id, body }) =>
      gapsIn(body).map((gap) => ({ ...gap, file: `pages/${id}/${gap.at}.md` })),
    ),
    ...articles.flatMap(({ id, body }) =>
      gapsIn(body).map((gap) => ({ ...gap, file: `articles/${id}/${gap.at}.md` })),
    ),
  ].map(({ file, at, reason }) => (file === 'site.json' ? { file, at, reason } : { file, reason }))
}

function gapsIn(value: unknown, at = ''): { at: string; reason: string }[] {
  if (typeof value === 'string')
    return marks
      .filter((mark) => value.includes(mark))
      .map((mark) => ({ at, reason: `${mark} is still to be replaced` }))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => gapsIn(inner, at ? `${at}.${key}` : key))
}
