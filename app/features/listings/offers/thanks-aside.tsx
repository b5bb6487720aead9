import type { ReactNode } from 'react'
import { Face } from '~/features/content/public'
import { cardPicture, Picture, PicturePlaceholder } from '~/features/media/public'
import { useText } from '~/i18n/use-text'
import { ContactButtons } from '~/ui/contact/contact-buttons'
import type { AskedOffer } from './asked-offer.server'
import styles from './thanks-aside.module.css'

/** What a form was about, and who answers it. */
export function ThanksAside({
  asked: { about, contact, hasAgent, people },
  hours,
  title,
  children,
}: {
  asked: AskedOffer
  hours: string
  /** Of a part of a page; else the name of the person who answers. */
  title?: string
  /** What to ask of them, above their telephone and mail. */
  children?: ReactNode
}) {
  const { t } = useText()
  return (
    <aside className={styles.aside}>
      {about && <About about={about} />}
      <div className={styles.contact}>
        <p className={styles.role}>{t(hasAgent ? 'content:thanks.agent' : 'content:thanks.office')}</p>
        <div className={styles.who}>
          {contact.person && <Face person={contact.person} size="small" />}
          <div>
            {title ? <h2 className={styles.name}>{title}</h2> : <p className={styles.name}>{contact.name}</p>}
            {contact.person?.languages && (
              <p className={styles.small}>
                {t('content:team.languages', { languages: contact.person.languages })}
              </p>
            )}
            {contact.licence && (
              <p className={styles.small}>{t('listings:contact.licence', { licence: contact.licence })}</p>
            )}
          </div>
        </div>
        {people.length > 0 && <People people={people} />}
        {!hasAgent && hours && <p className={`${styles.small} ${styles.hours}`}>{hours}</p>}
        <p className={styles.reach}>
          {children}
          <ContactButtons contact={contact} />
        </p>
      </div>
    </aside>
  )
}

/** Who may answer: their names lead to what the team page says of them. */
const People = ({ people }: Pick<AskedOffer, 'people'>) => (
  <ul className={styles.people}>
    {people.map((person) => (
      <li key={person.anchor} className={styles.person}>
        <Face person={person} size="small" />
        <span>
          {person.href ? <a href={person.href}>{person.name}</a> : person.name}
          {person.role && <span className={styles.small}>{person.role}</span>}
        </span>
      </li>
    ))}
  </ul>
)

function About({ about }: { about: NonNullable<AskedOffer['about']> }) {
  const { t } = useText()
  const { picture, title, unitName, place, price, href } = about
  return (
    <a href={href} className={styles.about}>
      <span className={styles.picture}>
        {picture ? (
          <Picture
            picture={picture}
            sizes="(min-width: 1280px) 480px, (min-width: 1000px) 40vw, 92vw"
            {...cardPicture}
            priority
          />
        ) : (
          <PicturePlaceholder label={t('listings:noPicture')} />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.small}>{place}</span>
        <strong className={styles.title}>{unitName ? `${title}, ${unitName}` : title}</strong>
        {price && <span>{price}</span>}
      </span>
    </a>
  )
}
