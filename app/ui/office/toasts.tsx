import { useEffect, useState } from 'react'
import { useText } from '~/i18n/use-text'
import { Button } from './button'
import { OfficeIcon } from './office-icon'
import styles from './toasts.module.css'

/** What has just happened: the same news twice has two ids. */
export type News = { id: string; text: string; isBad?: boolean }

/** Twice the time to read a short sentence. */
const readingMs = 8_000

/**
 * News at the foot of the page, read aloud politely. The region is there before the news, so that screen readers hear
 * of them. Bad news stay until they are put away.
 */
export function Toasts({ news }: { news: News | undefined }) {
  const { t } = useText()
  const [gone, setGone] = useState<string>()
  const [isHeld, setHeld] = useState(false)
  const shown = news && news.id !== gone ? news : undefined
  const isLeaving = shown && !shown.isBad && !isHeld
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => setGone(shown.id), readingMs)
    return () => clearTimeout(timer)
  }, [isLeaving, shown])
  return (
    <div
      role="status"
      className={styles.region}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {shown && (
        <div key={shown.id} className={styles.toast}>
          <span className={shown.isBad ? styles.bad : styles.good}>
            <OfficeIcon name={shown.isBad ? 'alert' : 'check'} />
          </span>
          <p>{shown.text}</p>
          <Button
            type="button"
            look="quiet"
            isIconOnly
            aria-label={t('ui:close')}
            onClick={() => setGone(shown.id)}
          >
            <OfficeIcon name="close" />
          </Button>
        </div>
      )}
    </div>
  )
}
