import type { ReactNode } from 'react'
import styles from './link-page.module.css'

type LinkPageProps = {
  title: string
  text: string
  /** What its button does: sent to the address of the page, which holds the signed link. */
  button?: string | undefined
  children?: ReactNode
}

/**
 * Where a link of a mail leads. What the link is for is done by its button: programs that look at the links of a
 * mail open them all, and press nothing.
 */
export function LinkPage({ title, text, button, children }: LinkPageProps) {
  return (
    <div className={`content ${styles.page}`}>
      <h1>{title}</h1>
      <p>{text}</p>
      {button && (
        <form method="post">
          <button type="submit" className="button button-main">
            {button}
          </button>
        </form>
      )}
      {children}
    </div>
  )
}
