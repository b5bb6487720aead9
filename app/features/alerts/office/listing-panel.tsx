import { useText } from '~/i18n/use-text'
import type { ActAnswer } from '~/kernel/office/act-answer'
import type { FormShape } from '~/kernel/office/form-shape'
import { ActForm } from '~/ui/office/act-form'
import styles from './alerts.module.css'

type ListingPanelProps = {
  listing: { number: number; title: string; isAvailable: boolean; asking: number; told: number }
  shape: FormShape | undefined
  answer: ActAnswer | undefined
}

/** How many look for what a listing is, how many were mailed it, and a button that mails it to the others. */
export function ListingPanel({ listing, shape, answer }: ListingPanelProps) {
  const { t } = useText()
  const { number, title, isAvailable, asking, told } = listing
  if (!isAvailable) return <p>{t('alerts-office:listing.gone', { number })}</p>
  const open = asking - told
  return (
    <div className={styles.asking}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>
        {t('alerts-office:listing.asking', { count: asking })}{' '}
        {t('alerts-office:listing.told', { count: told })}
      </p>
      {shape && (open > 0 || answer) && (
        <ActForm
          shape={{ ...shape, fields: shape.fields.map((field) => ({ ...field, kind: 'hidden' })) }}
          texts={{}}
          values={{ listing: String(number) }}
          answer={answer && { ...answer, values: {} }}
          send={t('alerts-office:listing.tell', { count: open })}
          look="usual"
        />
      )}
    </div>
  )
}
