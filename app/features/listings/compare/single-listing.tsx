import { useText } from '~/i18n/use-text'
import { kindAndPlace } from '../card/listing-card'
import { CellText, ColumnPicture, LeaveOut, PlanViewing } from './compared-parts'
import type { ComparedColumn, ComparedRow, Comparison } from './comparison'
import styles from './single-listing.module.css'

type SingleListingProps = { column: ComparedColumn; isAlone: boolean } & Pick<Comparison, 'goal' | 'groups'>

/** The only listing of its goal has nothing to stand beside: a card with its figures, which a table would spread out. */
export function SingleListing({ column, isAlone, goal, groups }: SingleListingProps) {
  const { t } = useText()
  const { card } = column
  const titleId = `compare-${goal}`
  const rows = groups.flatMap((group) => group.rows)
  return (
    <section className={styles.single} aria-labelledby={titleId}>
      <h2 id={titleId}>{t(`listings:compare.tables.${goal}`)}</h2>
      <div className={styles.head}>
        <ColumnPicture card={card} sizes="(min-width: 767px) 420px, 90vw" />
        <div>
          <h3>
            <a href={card.href}>{card.title}</a>
          </h3>
          <p className={styles.place}>{kindAndPlace(card)}</p>
          <dl className={styles.main}>{rows.filter(({ isMain }) => isMain).map(definition)}</dl>
          <PlanViewing column={column} look={isAlone ? 'button-main' : 'button-small'} />
          <LeaveOut column={column} />
        </div>
      </div>
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={group.name}>
            <h3>{group.title}</h3>
            <dl>{group.rows.filter(({ isMain }) => !isMain).map(definition)}</dl>
          </div>
        ))}
      </div>
    </section>
  )
}

/** A row that has an answer. */
const definition = ({ label, cells: [cell] }: ComparedRow) =>
  cell && (
    <div key={label}>
      <dt>{label}</dt>
      <dd>
        <CellText cell={cell} />
      </dd>
    </div>
  )
