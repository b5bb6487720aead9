import { FormIsland, presentForm } from '~/features/forms/public'
import { pathTo } from '~/i18n/path-to'
import { useText } from '~/i18n/use-text'
import { FooterFold } from '~/ui/shell/footer-fold'
import SignUp from './footer-sign-up.island'
import styles from './footer-sign-up.module.css'
import { signNewsletter } from './sign-newsletter.form'

/**
 * The newsletter at the foot of every page. It is sent to a page of its own, which also answers it, so that the page
 * it stands on is the same for everybody and takes no forms.
 */
export function FooterSignUp({ privacyHref }: { privacyHref?: string | undefined }) {
  const { t, locale } = useText()
  const view = presentForm(t, {
    definition: signNewsletter,
    action: pathTo(locale, 'newsletter'),
    privacyHref,
  })
  return (
    <section className={styles.strip} aria-labelledby="footer-newsletter">
      <FooterFold title={t('newsletter:sign.title')} id="footer-newsletter">
        <div className={styles.asked}>
          <p>{t('newsletter:sign.intro')}</p>
          <FormIsland name="footer-sign-up" of={SignUp} props={{ view }} />
        </div>
      </FooterFold>
    </section>
  )
}
