import { useText } from '~/i18n/use-text'
import styles from './form.module.css'

/** What sending agrees to, beside the button (F11). */
export function PrivacyLine({ href }: { href?: string | undefined }) {
  const { t } = useText()
  return (
    <p className={styles.privacy}>
      {t('forms:privacy.text')}{' '}
      {href ? <a href={href}>{t('forms:privacy.link')}</a> : t('forms:privacy.link')}
      {t('forms:privacy.after') === '.' ? '.' : ` ${t('forms:privacy.after')}`}
    </p>
  )
}
