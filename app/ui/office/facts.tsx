import type { ReactNode } from 'react'
import styles from './facts.module.css'

export type Fact = { name: string; value: ReactNode }

/** Names and values; what has no value is left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts
      .filter(({ value }) => value !== undefined && value !== null && value !== '' && value !== false)
      .map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
