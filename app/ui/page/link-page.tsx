import type { ReactNode } from 'react'
import styles from './link-page.module.css'

type LinkPageProps = {
  title: string
  text: string
  /** The button posts to the page's own address, which contains the signed link. */
  button?: string | undefined
  children?: ReactNode
}

/**
 * The page that a mail's link opens. A button performs the action, because mail scanners open all links but press
 * nothing.
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
