import type { Locale } from '~/kernel/locale'
import styles from './prose.module.css'

/** A text of the agency: HTML made from its Markdown, safe by `renderMarkdown`. */
export function Prose({ html, lang }: { html: string; lang?: Locale }) {
  return (
    <div
      className={styles.prose}
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown in which HTML is never passed on
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
