import type { Locale } from '~/kernel/locale'

/** The agency's own words; `lang` where they are in another language than the page. */
export const Description = ({ html, lang }: { html: string; lang: Locale | undefined }) => (
  <div
    className="prose"
    lang={lang}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was imported
    dangerouslySetInnerHTML={{ __html: html }}
  />
)
