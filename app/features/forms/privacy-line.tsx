import styles from './form.module.css'

type PrivacyLineProps = { text: string; href?: string | undefined }

/** Leads to the privacy statement from beside the button; a site without one has no such line (F11). */
export function PrivacyLine({ text, href }: PrivacyLineProps) {
  if (!href) return null
  return (
    <p className={styles.privacy}>
      <a href={href}>{text}</a>
    </p>
  )
}
