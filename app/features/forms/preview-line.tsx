import { useRef } from 'react'
import styles from './form.module.css'
import type { PreviewView } from './form-view'
import { usePreview } from './use-preview'

type PreviewLineProps = { preview: PreviewView; id: string }

/**
 * What there is for what is filled in. Without script a button asks for it; it sends the form and not an address
 * with its values, which would put personal data into logs.
 */
export function PreviewLine({ preview, id }: PreviewLineProps) {
  const line = useRef<HTMLDivElement>(null)
  const { text, link } = usePreview(preview, line)
  return (
    <div className={styles.preview} id={id} ref={line}>
      <p role="status">
        {`${text} `}
        {link && <a href={link.href}>{link.text}</a>}
      </p>
      <button type="submit" name="look" value="yes" formAction={`#${id}`} className={`button ${styles.look}`}>
        {preview.look}
      </button>
    </div>
  )
}
