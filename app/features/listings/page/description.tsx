import type { Locale } from '~/kernel/locale'
import { ReadOn } from '~/ui/read-on/read-on'

/** The agency's own text; `lang` if it is not in the page's language. */
export const Description = ({ html, lang }: { html: string; lang: Locale | undefined }) => (
  <ReadOn length={html.length}>
    <div
      className="prose"
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was imported
      dangerouslySetInnerHTML={{ __html: html }}
    />
  </ReadOn>
)
