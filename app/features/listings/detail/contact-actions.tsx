import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import styles from '../page/listing-detail.module.css'
import type { ListingContact } from './listing-contact'

/** Keeps call and write within thumb's reach on screens where the panel is not beside the text. */
export function ContactActions({ contact }: { contact: ListingContact }) {
  const { t } = useText()
  return (
    <div className={styles.actions} data-bottom-actions="">
      <a href={contact.phoneHref} className="button">
        <Icon name="phone" />
        {t('listings:contact.call')}
      </a>
      <a href="#contact-me" className="button button-main">
        <Icon name="mail" />
        {t('listings:contact.ask')}
      </a>
    </div>
  )
}
