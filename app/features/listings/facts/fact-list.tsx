import { Icon } from '~/ui/shell/icon'
import type { Fact, FactGroup } from './detail-groups'
import styles from './fact-list.module.css'

/** Facts with their labels. `untitled` omits the heading where the section has the same one. */
function FactList({ group, untitled = false }: { group: FactGroup; untitled?: boolean }) {
  const isChip = ({ flag }: Fact) => group.key === 'comfort' && flag !== undefined
  const chips = group.facts.filter(isChip)
  const others = group.facts.filter((fact) => !isChip(fact))
  return (
    <div className={styles.group}>
      {!untitled && <h3 className={styles.title}>{group.title}</h3>}
      {others.length > 0 && (
        <dl className={styles.facts}>
          {others.map((fact) => (
            <div key={fact.label} className={styles.fact} data-length={lengthOf(fact)}>
              <dt>{fact.label}</dt>
              <dd lang={fact.lang}>
                {fact.symbol && <Icon name={fact.symbol} />}
                {fact.value}
                {fact.note && <small className={styles.note}>{fact.note}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {chips.length > 0 && (
        <dl className={styles.chips}>
          {yesFirst(chips).map((fact) => (
            <Chip key={fact.label} fact={fact} />
          ))}
        </dl>
      )}
    </div>
  )
}

/** A yes or no as a chip with a tick or a cross; screen readers get the word. */
const Chip = ({ fact: { label, value, flag } }: { fact: Fact }) => (
  <div className={styles.chip} data-flag={flag ? 'yes' : 'no'}>
    <dt>{label}</dt>
    <dd>
      <Icon name={flag ? 'check' : 'close'} />
      <span className="visually-hidden">{value}</span>
    </dd>
  </div>
)

const yesFirst = (chips: Fact[]) => [
  ...chips.filter(({ flag }) => flag),
  ...chips.filter(({ flag }) => !flag),
]

export const FactLists = ({ groups, untitled }: { groups: FactGroup[]; untitled?: boolean }) =>
  groups.map((group) => <FactList key={group.key} group={group} untitled={untitled} />)

/**
 * In characters: a longer value would take more than two lines beside its label; a short one leaves its label the room.
 * One word, such as a number of a certificate, is not broken where its line has room.
 */
function lengthOf({ value, note }: Fact) {
  if (value.length > 80) return 'long'
  if (value.length > 40 || note) return 'middle'
  if (value.length <= 14) return 'short'
  return /\s/.test(value) ? undefined : 'word'
}
