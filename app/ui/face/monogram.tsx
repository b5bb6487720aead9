import styles from './monogram.module.css'

/** The leaf of a linden: a heart that leans to one side and ends in a point, with its stem. */
const leaf =
  'M46 19C37 6 13 9 8 33C4 56 27 76 54 93C73 75 93 55 87 32C82 10 57 6 46 19ZM46 19C46 12 43 6 38 2L41 1C46 6 49 12 49 18Z'
const veins =
  'M47 20C47 44 49 70 54 92M48 40C38 37 24 38 15 43M49 58C41 56 31 58 25 62M48 40C57 35 71 34 82 37M50 58C58 54 70 52 79 53'

/** Initials in a linden leaf, where there is no portrait of a person. Their name stands beside it. */
export function Monogram({ initials, className = '' }: { initials: string; className?: string }) {
  return (
    <svg className={`${styles.monogram} ${className}`} viewBox="0 0 96 96" aria-hidden="true">
      <path className={styles.leaf} d={leaf} />
      <path className={styles.veins} d={veins} />
      <text className={styles.initials} x="48" y="54" textAnchor="middle">
        {initials}
      </text>
    </svg>
  )
}
