import { Link } from 'react-router'
import { useText } from '~/i18n/use-text'
import type { ActAnswer } from '~/kernel/office/act-answer'
import type { FormShape } from '~/kernel/office/form-shape'
import { ActForm } from '~/ui/office/act-form'
import { Panel } from '~/ui/office/panel'
import styles from './today.module.css'

type Alike = {
  id: number
  name: string | null
  phone: string | null
  emails: string[]
  samePhone: boolean
  href: string
}

type PersonAddressesProps = {
  person: { emails: string[]; alike: Alike[] }
  join: FormShape
  part: FormShape
  answer: ActAnswer | undefined
}

/** All addresses of a person, each of which can be split off, and others who may be the same: never joined by themselves (B26). */
export function PersonAddresses({ person, join, part, answer }: PersonAddressesProps) {
  const { t } = useText()
  const { emails, alike } = person
  return (
    <>
      <Panel title={t('people-office:addresses.title')}>
        {emails.length === 0 && <p>{t('people-office:addresses.none')}</p>}
        <ul className={styles.lines}>
          {emails.map((email) => (
            <li key={email}>
              <p className={styles.ways}>
                <a href={`mailto:${email}`}>{email}</a>
              </p>
              {emails.length > 1 && (
                <ActForm
                  shape={part}
                  texts={{}}
                  values={{ email }}
                  target="email"
                  answer={answer}
                  send={t('people-office:part.send')}
                  look="usual"
                />
              )}
            </li>
          ))}
        </ul>
      </Panel>
      {alike.length > 0 && (
        <Panel title={t('people-office:join.title')} intro={t('people-office:join.text')}>
          <ul className={styles.lines}>
            {alike.map(({ id, name, phone, emails, samePhone, href }) => (
              <li key={id}>
                <p>
                  <Link to={href}>
                    <b>{name ?? emails[0] ?? phone ?? `#${id}`}</b>
                  </Link>
                </p>
                <p className={styles.facts}>
                  {[t(samePhone ? 'people-office:join.phone' : 'people-office:join.name'), ...emails].join(
                    ' · ',
                  )}
                </p>
                <ActForm
                  shape={join}
                  texts={{}}
                  values={{ other: String(id) }}
                  target="other"
                  answer={answer}
                  send={t('people-office:join.send')}
                  look="usual"
                />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}
