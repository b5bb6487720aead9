import styles from './form.module.css'
import type { PrivacyTexts } from './form-view'

type PrivacyLineProps = { texts: PrivacyTexts; href?: string | undefined }

/** What sending agrees to, beside the button (F11). */
export function PrivacyLine({ texts: [before, link, after], href }: PrivacyLineProps) {
  return (
    <p className={styles.privacy}>
      {`${before} `}
      {href ? <a href={href}>{link}</a> : link}
      {after === '.' ? '.' : ` ${after}`}
    </p>
  )
}
