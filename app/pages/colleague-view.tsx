import { Face, type Person } from '~/features/content/public'
import { CardGrid } from '~/features/listings/public'
import type { Colleague } from '~/features/listings/public.server'
import { useText } from '~/i18n/use-text'
import { ContactButtons } from '~/ui/contact/contact-buttons'
import { Fold } from '~/ui/fold/fold'
import styles from './team.module.css'

/** Listings in the open; the others fold. */
const openListings = 3

/** Somebody of the agency, how to reach them, and the listings that they handle. */
export function ColleagueView({ person, count, cards }: Colleague) {
  const { t } = useText()
  const [open, folded] = [cards.slice(0, openListings), cards.slice(openListings)]
  return (
    <section id={person.anchor} aria-labelledby={`${person.anchor}-name`} className={styles.colleague}>
      <header className={styles.head}>
        <Face person={person} size="large" />
        <div className={styles.words}>
          <h2 id={`${person.anchor}-name`}>{person.name}</h2>
          {person.role && <p className={styles.role}>{person.role}</p>}
          {person.intro && <p className={styles.intro}>{person.intro}</p>}
          <PersonFacts person={person} />
        </div>
        <p className={styles.ways}>
          <ContactButtons contact={person} mainCall call={t('content:team.call', { name: person.name })} />
        </p>
      </header>
      {count > 0 && (
        <div className={styles.listings}>
          <p className={styles.count}>{t('content:team.listings', { count })}</p>
          <CardGrid cards={open} heading="h3" />
          {folded.length > 0 && (
            <Fold title={t('content:team.others', { count: folded.length })}>
              <div className={styles.others}>
                <CardGrid cards={folded} heading="h3" />
              </div>
            </Fold>
          )}
        </div>
      )}
    </section>
  )
}

/** Languages and the number at the institute. */
function PersonFacts({ person: { languages, licence } }: { person: Person }) {
  const { t } = useText()
  return (
    <p className={styles.facts}>
      {languages && <span>{t('content:team.languages', { languages })}</span>}
      {licence && <span>{t('listings:contact.licence', { licence })}</span>}
    </p>
  )
}
