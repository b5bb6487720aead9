import { Face, type Person } from '~/features/content/public'
import { useText } from '~/i18n/use-text'
import styles from './people-view.module.css'

/** The people of the agency in a row, each with their own number; their names lead to the team page. */
export function PeopleView({ people, heading: Heading }: { people: Person[]; heading: 'h2' | 'h3' }) {
  const { t } = useText()
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <li key={person.anchor} className={styles.person}>
          <Face person={person} size="small" />
          <div>
            <Heading className={styles.name}>
              {person.href ? <a href={person.href}>{person.name}</a> : person.name}
            </Heading>
            {person.role && <p className={styles.role}>{person.role}</p>}
            {person.languages && (
              <p className={styles.quiet}>{t('content:team.languages', { languages: person.languages })}</p>
            )}
            <a href={person.phoneHref} className={styles.phone}>
              {person.phone}
            </a>
          </div>
        </li>
      ))}
    </ul>
  )
}
