import { PrivacyLine, Trap } from '~/features/forms/public'
import { pathTo } from '~/i18n/path-to'
import { useText } from '~/i18n/use-text'
import styles from './footer-sign-up.module.css'
import { signNewsletter } from './sign-newsletter.form'

/**
 * The newsletter at the foot of every page. It is sent to a page of its own, which also answers it, so that the page
 * it stands on is the same for everybody and takes no forms.
 */
export function FooterSignUp({ privacyHref }: { privacyHref?: string | undefined }) {
  const { t, locale } = useText()
  return (
    <section className={styles.strip} aria-labelledby="footer-newsletter">
      <div>
        <h2 id="footer-newsletter" className={styles.title}>
          {t('newsletter:sign.title')}
        </h2>
        <p>{t('newsletter:sign.intro')}</p>
      </div>
      <form
        method="post"
        action={pathTo(locale, 'newsletter')}
        noValidate
        className={styles.form}
        aria-labelledby="footer-newsletter"
        data-form={signNewsletter.name}
        data-busy={t('forms:sending')}
        data-wrong-title={t('forms:errorTitle', { title: '' })}
      >
        <input type="hidden" name="form" value={signNewsletter.name} />
        <div className={styles.row} data-field="email">
          <label htmlFor="footer-newsletter-email">{t('forms:field.email')}</label>
          <input
            id="footer-newsletter-email"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            className={styles.input}
          />
        </div>
        <Trap id="footer-newsletter-trap" />
        <button type="submit" className="button button-main">
          {t('newsletter:form.sign-newsletter.send')}
        </button>
        <PrivacyLine href={privacyHref} />
      </form>
    </section>
  )
}
