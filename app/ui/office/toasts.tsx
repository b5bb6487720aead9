import { useEffect, useState } from 'react'
import { useText } from '~/i18n/use-text'
import { Button } from './button'
import { OfficeIcon } from './office-icon'
import styles from './toasts.module.css'

/** What has just happened: the same news twice has two ids. */
export type News = {
  id: string
  text: string
  isBad?: boolean
  /** What helps, in a page of its own: this one stays as it is. */
  link?: { href: string; text: string }
}

/** Twice the time to read a short sentence. */
const readingMs = 8_000

/**
 * News at the foot of the page, read aloud politely. The region is there before the news, so that screen readers hear
 * of them. Bad news stay until they are put away.
 */
export function Toasts({ news }: { news: readonly News[] }) {
  const [isHeld, setHeld] = useState(false)
  return (
    <div
      role="status"
      className={styles.region}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {news.map((one) => (
        <Toast key={one.id} news={one} isHeld={isHeld} />
      ))}
    </div>
  )
}

function Toast({ news: { text, isBad, link }, isHeld }: { news: News; isHeld: boolean }) {
  const { t } = useText()
  const [isGone, setGone] = useState(false)
  const isLeaving = !isBad && !isHeld
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => setGone(true), readingMs)
    return () => clearTimeout(timer)
  }, [isLeaving])
  if (isGone) return null
  return (
    <div className={styles.toast}>
      <span className={isBad ? styles.bad : styles.good}>
        <OfficeIcon name={isBad ? 'alert' : 'check'} />
      </span>
      <p>
        {text}{' '}
        {link && (
          <a href={link.href} target="_blank" rel="noreferrer">
            {link.text}
          </a>
        )}
      </p>
      <Button type="button" look="quiet" isIconOnly aria-label={t('ui:close')} onClick={() => setGone(true)}>
        <OfficeIcon name="close" />
      </Button>
    </div>
  )
}
