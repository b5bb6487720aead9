import { useText } from '~/i18n/use-text'
import styles from './demand.module.css'

/** The form that stops an alert; it posts to the page's own address, which contains the signed link. */
export function StopDemand() {
  const { t } = useText()
  return (
    <section className={styles.stop} aria-labelledby="demand-stop">
      <h2 id="demand-stop">{t('alerts:stop.title')}</h2>
      <p>{t('alerts:stop.text')}</p>
      <form method="post">
        <button type="submit" name="stop" value="yes" className="button">
          {t('alerts:stop.button')}
        </button>
      </form>
    </section>
  )
}
