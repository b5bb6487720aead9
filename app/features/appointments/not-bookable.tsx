import { SearchAgain } from '~/features/content/public'
import { useText } from '~/i18n/use-text'
import styles from './appointment.module.css'

export type NotBookableProps = {
  /** What became of the listing; absent if there is none of that number, or no longer. */
  state: 'sold' | 'rented' | undefined
  /** Path of the list of what can be had. */
  list: string
  /** Path of the page where one is kept informed. */
  alert?: string | undefined
}

/** There is nothing to visit any more: says so, and leads on. */
export function NotBookable({ state, list, alert }: NotBookableProps) {
  const { t } = useText()
  if (!state) return <SearchAgain title={t('listings:gone.title')} text={t('listings:gone.textAlone')} />
  return (
    <section className={styles.questions}>
      <p>{t(`listings:stateNotice.${state}`)}</p>
      <p className={styles.waysOn}>
        <a href={list} className="button button-main">
          {t(state === 'sold' ? 'listings:waysOn.sale' : 'listings:waysOn.rent')}
        </a>
        {alert && (
          <a href={alert} className="button">
            {t('appointments:full.alert')}
          </a>
        )}
      </p>
    </section>
  )
}
