import { createContext, type ReactNode, use } from 'react'
import type { Locale } from '~/kernel/locale'
import { formatPrice } from '~/kernel/money'
import styles from './sentence.module.css'

type Fields = {
  /** `id` of their form, where they do not stand within it. */
  form?: string
  /** What each holds before the visitor types, by name. */
  typed: Record<string, string>
  /** What is wrong with it, by name. */
  problems: Partial<Record<string, string>>
}

/** What the fields of sentences hold. */
export const FieldsContext = createContext<Fields>({ typed: {}, problems: {} })

const problemId = (name: string) => `${name}-problem`

/** A sentence whose placeholders are fields by their names; what is wrong with them stands below the whole of it. */
export function Sentence({ text, fields }: { text: string; fields: Record<string, ReactNode> }) {
  const { problems } = use(FieldsContext)
  return (
    <>
      {text.split(/(\{\{\w+\}\})/).map((part, index) => {
        const name = /^\{\{(\w+)\}\}$/.exec(part)?.[1]
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
        return name && name in fields ? <span key={index}>{fields[name]}</span> : part
      })}
      {Object.keys(fields).map(
        (name) =>
          problems[name] && (
            <span key={name} id={problemId(name)} className={styles.problem}>
              {problems[name]}
            </span>
          ),
      )}
    </>
  )
}

type FigureProps = {
  name: string
  label: string
  before?: string
  after?: string
  decimal?: boolean
  empty?: string
}

/** A figure within a sentence. The browser holds what is typed, and the form is read. */
export function Figure({ name, label, before, after, decimal, empty }: FigureProps) {
  const { form, typed, problems } = use(FieldsContext)
  const hasProblem = problems[name] !== undefined
  return (
    <span className={styles.figure}>
      {before}
      <input
        form={form}
        name={name}
        type="text"
        inputMode={decimal ? 'decimal' : 'numeric'}
        size={decimal ? 4 : 8}
        maxLength={16}
        autoComplete="off"
        aria-label={label}
        placeholder={empty}
        defaultValue={typed[name]}
        aria-invalid={hasProblem || undefined}
        aria-describedby={hasProblem ? problemId(name) : undefined}
      />
      {after}
    </span>
  )
}

/** An amount, with the sign where the site's amounts have it. */
export function Money({ moneyLocale, ...figure }: FigureProps & { moneyLocale: Locale }) {
  const isBefore = formatPrice(0, moneyLocale).startsWith('€')
  return <Figure {...figure} {...(isBefore ? { before: '€\u00a0' } : { after: '\u00a0€' })} />
}

type ChoiceProps = { name: string; label: string; options: { value: string; text: string }[] }

/** A choice within a sentence. */
export function Choice({ name, label, options }: ChoiceProps) {
  const { form, typed } = use(FieldsContext)
  return (
    <span className={styles.figure}>
      <select form={form} name={name} aria-label={label} defaultValue={typed[name]}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </span>
  )
}
