import { Face } from '~/features/content/public'
import { useText } from '~/i18n/use-text'
import styles from './agent-badge.module.css'
import type { ListingContact } from './listing-contact'

/** Who handles the listing: their face, name, number at the institute and languages; the agency where nobody does. */
export function AgentBadge({ contact: { name, licence, person } }: { contact: ListingContact }) {
  const { t } = useText()
  return (
    <div className={styles.badge}>
      {person && <Face person={person} size="small" />}
      <div>
        <p className={styles.name}>{person?.href ? <a href={person.href}>{name}</a> : name}</p>
        {person?.role && <p className={styles.line}>{person.role}</p>}
        {person?.languages && (
          <p className={styles.line}>{t('content:team.languages', { languages: person.languages })}</p>
        )}
        {licence && <p className={styles.line}>{t('listings:contact.licence', { licence })}</p>}
      </div>
    </div>
  )
}
