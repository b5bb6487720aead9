import { Face, type Person } from '~/features/content/public'
import { CardGrid } from '~/features/listings/public'
import type { Colleague } from '~/features/listings/public.server'
import { useText } from '~/i18n/use-text'
import { Fold } from '~/ui/fold/fold'
import { Icon } from '~/ui/shell/icon'
import styles from './team.module.css'

/** Listings in the open; the others fold. */
const openListings = 3

/** Where the listings of somebody stand on the page. */
const listingsAnchor = ({ anchor }: Person) => `${anchor}-listings`

/** Somebody of the agency, how to reach them, and the way to the listings that they handle. */
export function ColleagueCard({ person, count }: Pick<Colleague, 'person' | 'count'>) {
  const { t } = useText()
  return (
    <li id={person.anchor} className={styles.person}>
      <Face person={person} size="large" />
      <div className={styles.words}>
        <h2>{person.name}</h2>
        {person.role && <p className={styles.role}>{person.role}</p>}
        {person.intro && <p>{person.intro}</p>}
        <PersonFacts person={person} />
      </div>
      <p className={styles.ways}>
        <a href={person.phoneHref} className="button">
          <Icon name="phone" />
          {person.phone}
        </a>
        <a href={`mailto:${person.email}`}>
          <Icon name="mail" />
          {person.email}
        </a>
        {count > 0 && (
          <a href={`#${listingsAnchor(person)}`}>
            <Icon name="down" />
            {t('content:team.view', { count })}
          </a>
        )}
      </p>
    </li>
  )
}

/** Languages and the number at the institute. */
function PersonFacts({ person: { languages, licence } }: { person: Person }) {
  const { t } = useText()
  if (!languages && !licence) return null
  return (
    <p className={styles.facts}>
      {languages && <span>{t('content:team.languages', { languages })}</span>}
      {licence && <span>{t('listings:contact.licence', { licence })}</span>}
    </p>
  )
}

/** The listings that somebody handles. */
export function ColleagueListings({ person, count, cards }: Colleague) {
  const { t } = useText()
  const id = listingsAnchor(person)
  const [open, folded] = [cards.slice(0, openListings), cards.slice(openListings)]
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.listings}>
      <h2 id={`${id}-title`}>{t('content:team.listings', { count, name: person.name })}</h2>
      <CardGrid cards={open} heading="h3" />
      {folded.length > 0 && (
        <Fold title={t('content:team.others', { count: folded.length })}>
          <div className={styles.others}>
            <CardGrid cards={folded} heading="h3" />
          </div>
        </Fold>
      )}
    </section>
  )
}
