import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import styles from './contact-view.module.css'
import type { ContactShown } from './module-parts'

/** The agency's telephone number, mail address and office address. */
export function ContactView({ contact, heading: Heading }: { contact: ContactShown; heading: 'h2' | 'h3' }) {
  const { t } = useText()
  return (
    <div className={styles.contact}>
      <Heading className={styles.name}>{contact.name}</Heading>
      <address className={styles.address}>
        {contact.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {contact.hours && (
        <p>
          <strong>{t('content:contact.hours')}</strong> {contact.hours}
        </p>
      )}
      <p className={styles.ways}>
        <a href={contact.phoneHref} className="button button-main">
          <Icon name="phone" />
          {contact.phone}
        </a>
        <a href={`mailto:${contact.email}`} className="button">
          <Icon name="mail" />
          {contact.email}
        </a>
      </p>
    </div>
  )
}
