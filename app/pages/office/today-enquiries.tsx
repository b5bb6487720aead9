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
  subject: { title: string; href: string } | undefined
}

/** Who wrote last, by which form, about which listing. */
export function TodayEnquiries({ enquiries }: { enquiries: readonly Enquiry[] }) {
  const { t } = useText()
  return (
    <Panel title={t('office:today.enquiries.title')}>
      {enquiries.length === 0 && (
        <EmptyState
          icon="person"
          title={t('office:today.enquiries.none.title')}
          text={t('office:today.enquiries.none.text')}
        />
      )}
      <ul className={styles.lines}>
        {enquiries.map(({ id, at, form, name, email, phone, subject }) => (
          <li key={id}>
            <p className={styles.split}>
              <b>{name || email || phone}</b>
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
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
