import styles from './logo.module.css'

/** The agency's logo; without one its name as text. */
export function Logo({ svg, name }: { svg?: string; name: string }) {
  if (!svg) return <span className={styles.word}>{name}</span>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the agency's own drawing, from its site folder
  return <span className={styles.emblem} dangerouslySetInnerHTML={{ __html: svg }} />
}
