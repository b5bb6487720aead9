import { Link } from 'react-router'
import { officePath } from '~/i18n/office-table'
import { useText } from '~/i18n/use-text'
import { telHref } from '~/kernel/phone'
import { DateTime } from '~/ui/office/date-time'
import { EmptyState } from '~/ui/office/empty-state'
import { Panel } from '~/ui/office/panel'
import type { ShownTime } from '~/ui/office/show-time'
import styles from './today.module.css'

type Enquiry = {
  id: number
  at: ShownTime
  form: string
  name: string
  email: string | null
  phone: string
  /** Its page in the inbox. */
  href: string
  /** The page of the person who sent it. */
  person: string | undefined
  subject: { title: string; href: string } | undefined
}

/** Who wrote last, by which form, about which listing. */
export function TodayEnquiries({ enquiries }: { enquiries: readonly Enquiry[] }) {
  const { t } = useText()
  return (
    <Panel
      title={t('office:today.enquiries.title')}
      actions={<Link to={`${officePath('leads')}?state=all`}>{t('office:today.all')}</Link>}
    >
      {enquiries.length === 0 && (
        <EmptyState
          icon="person"
          title={t('office:today.enquiries.none.title')}
          text={t('office:today.enquiries.none.text')}
        />
      )}
      <ul className={styles.lines}>
        {enquiries.map(({ id, at, form, name, email, phone, subject, href, person }) => (
          <li key={id}>
            <p className={styles.split}>
              <Link to={href}>
                <b>{name || email || phone}</b>
              </Link>
              <DateTime time={at} />
            </p>
            <p>
              {form}
              {subject && (
                <>
                  {' · '}
                  <a href={subject.href}>{subject.title}</a>
                </>
              )}
            </p>
            <p className={styles.ways}>
              {email && <a href={`mailto:${email}`}>{email}</a>}
              {phone && <a href={telHref(phone)}>{phone}</a>}
              {person && <Link to={person}>{t('office:today.enquiries.person')}</Link>}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
