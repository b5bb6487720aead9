import { useText } from '~/i18n/use-text'
import { ContactButtons } from '~/ui/contact/contact-buttons'
import styles from './contact-view.module.css'
import type { ContactShown } from './module-parts'

type ContactViewProps = {
  contact: ContactShown
  heading: 'h2' | 'h3'
  /** Telephone and mail as buttons: `quiet` where the page has a main action of its own, `none` where it has them above. */
  ways?: 'main' | 'quiet' | 'none'
}

/** The agency's telephone number, mail address and office address. */
export function ContactView({ contact, heading: Heading, ways = 'main' }: ContactViewProps) {
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
      {ways !== 'none' && (
        <p className={styles.ways}>
          <ContactButtons contact={contact} mainCall={ways === 'main'} />
        </p>
      )}
    </div>
  )
}
