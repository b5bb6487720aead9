import styles from './form.module.css'
import type { FormTexts } from './form-view'

type PrivacyLineProps = { texts: Pick<FormTexts, 'privacy' | 'newTab'>; href?: string | undefined }

/** Leads to the privacy statement from beside the button; a site without one has no such line (F11). */
export function PrivacyLine({ texts: { privacy, newTab }, href }: PrivacyLineProps) {
  if (!href) return null
  return (
    <p className={styles.privacy}>
      <a href={href} target={newTab && '_blank'} rel={newTab && 'noopener'}>
        {privacy}
        {newTab && <span className="visually-hidden"> ({newTab})</span>}
      </a>
    </p>
  )
}
