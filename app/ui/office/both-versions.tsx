import { useText } from '~/i18n/use-text'
import type { FieldShape, FormShape } from '~/kernel/office/form-shape'
import styles from './both-versions.module.css'
import type { FieldText, FieldTexts, FieldValues } from './schema-fields'

type BothVersionsProps = {
  shape: FormShape
  texts: FieldTexts
  /** As it was typed. */
  yours: FieldValues
  /** As it stands; a field that it does not tell of is not compared. */
  now: FieldValues
}

/** What a member wanted beside what somebody else made of it meanwhile, field by field where the two differ (B22). */
export function BothVersions({ shape, texts, yours, now }: BothVersionsProps) {
  const { t } = useText()
  const shown = shape.fields.filter(({ name, kind }) => kind !== 'hidden' && now[name] !== undefined)
  const different = shown.filter(({ name }) => plain(yours[name]) !== plain(now[name]))
  if (shown.length === 0) return null
  if (different.length === 0) return <p>{t('office:stale.same')}</p>
  return (
    <dl className={styles.versions}>
      {different.map((field) => {
        const text = texts[field.name]
        return (
          <div key={field.name}>
            <dt>{text?.label ?? field.name}</dt>
            <Version title={t('office:stale.yours')} words={inWords(field, text, yours[field.name])} />
            <Version title={t('office:stale.now')} words={inWords(field, text, now[field.name])} />
          </div>
        )
      })}
    </dl>
  )
}

const Version = ({ title, words }: { title: string; words: string }) => (
  <dd>
    <span className={styles.whose}>{title}</span>
    <span className={styles.words}>{words || '–'}</span>
  </dd>
)

const plain = (value: FieldValues[string]) => JSON.stringify([value ?? ''].flat())

/** A value as its form shows it: chosen ones by their names. */
function inWords({ kind }: FieldShape, text: FieldText | undefined, value: FieldValues[string]): string {
  if (kind === 'checkbox') return value ? '✓' : ''
  return [value ?? '']
    .flat()
    .map((one) => text?.options?.[one] ?? one)
    .join(', ')
}
