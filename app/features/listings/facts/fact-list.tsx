import { Icon } from '~/ui/shell/icon'
import type { Fact, FactGroup } from './detail-groups'
import styles from './fact-list.module.css'

/** Facts with their labels. `untitled` omits the heading where the section has the same one. */
function FactList({ group, untitled = false }: { group: FactGroup; untitled?: boolean }) {
  return (
    <div className={styles.group}>
      {!untitled && <h3 className={styles.title}>{group.title}</h3>}
      <dl className={styles.facts}>
        {group.facts.map((fact) => (
          <div key={fact.label} className={styles.fact} data-long={isLong(fact) ? '' : undefined}>
            <dt>{fact.label}</dt>
            <dd lang={fact.lang}>
              {fact.symbol && <Icon name={fact.symbol} />}
              {fact.value}
              {fact.note && <small className={styles.note}>{fact.note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

export const FactLists = ({ groups, untitled }: { groups: FactGroup[]; untitled?: boolean }) =>
  groups.map((group) => <FactList key={group.key} group={group} untitled={untitled} />)

/** In characters; a longer value would take more than two lines beside its label. */
const isLong = ({ value }: Fact) => value.length > 80
