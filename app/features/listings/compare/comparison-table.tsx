import type { ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import { isClosedCard, kindAndPlace, type ListingCard } from '../card/listing-card'
import { Price } from '../card/price'
import styles from './compare.module.css'
import { CellText, ColumnPicture, LeaveOut } from './compared-parts'
import type { ComparedCell, ComparedColumn, ComparedRow, Comparison } from './comparison'

/** Columns that a phone and a tablet have room for. */
const fitOnPhone = 2
const fitOnTablet = 3

/** One table of listings with the same goal: a column each, rows in groups. */
export function ComparisonTable({ comparison: { goal, columns, groups } }: { comparison: Comparison }) {
  const { t } = useText()
  const titleId = `compare-${goal}`
  return (
    <div className={styles.comparison} data-few={columns.length <= fitOnTablet ? '' : undefined}>
      <div className={styles.title}>
        <h2 id={titleId}>{t(`listings:compare.tables.${goal}`)}</h2>
        <Beyond goal={goal} columns={columns} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what is wider than the screen */}
      <section className={styles.scroll} aria-labelledby={titleId} tabIndex={0}>
        <table className={styles.table} data-columns={columns.length} aria-labelledby={titleId}>
          <ColumnHeads goal={goal} columns={columns} jumps={<Jumps goal={goal} groups={groups} />} />
          {groups.map(({ name, title, rows }) => (
            <tbody key={name} id={groupId(goal, name)}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  <span>{title}</span>
                  <TitlesAgain columns={columns} />
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.label} row={row} columns={columns} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </div>
  )
}

/** Where titles do not stay in view, each group says in short whose columns these are; the columns' heads say it to others. */
const TitlesAgain = ({ columns }: { columns: ComparedColumn[] }) => (
  <div className={styles.again} aria-hidden="true">
    {columns.map(({ card, name }) => (
      <span key={card.id}>
        <span>{name.kind}</span>
        <b>{name.detail}</b>
      </span>
    ))}
  </div>
)

/** A phone shows two whole columns: says how many stand beyond them, and leads there. */
function Beyond({ goal, columns }: Pick<Comparison, 'goal' | 'columns'>) {
  const { t } = useText()
  const [next] = columns.slice(fitOnPhone)
  if (!next) return null
  return (
    <a href={`#${columnId(goal, next)}`} className={styles.beyond}>
      {t('listings:compare.beyond', { count: columns.length - fitOnPhone })}
      <Icon name="arrow" />
    </a>
  )
}

const columnId = (goal: Comparison['goal'], { card }: ComparedColumn) => `${goal}-${card.id}`

const groupId = (goal: Comparison['goal'], name: string) => `${goal}-${name}`

/** What the table has further down, which a phone does not show at once. */
const Jumps = ({ goal, groups }: Pick<Comparison, 'goal' | 'groups'>) => (
  <ul className={styles.jumps}>
    {groups.map(({ name, title }) => (
      <li key={name}>
        <a href={`#${groupId(goal, name)}`}>{title}</a>
      </li>
    ))}
  </ul>
)

const closedMark = (card: ListingCard) => (isClosedCard(card) ? '' : undefined)

type ColumnHeadsProps = { goal: Comparison['goal']; columns: ComparedColumn[]; jumps: ReactNode }

/** Pictures stand above the row of titles, so that a column's name is its title alone. */
function ColumnHeads({ goal, columns, jumps }: ColumnHeadsProps) {
  const { t } = useText()
  return (
    <thead>
      <tr className={styles.pictures}>
        <td>{jumps}</td>
        {columns.map((column) => (
          <td key={column.card.id} id={columnId(goal, column)} data-closed={closedMark(column.card)}>
            <ColumnPicture card={column.card} sizes="(min-width: 767px) 200px, 45vw" />
          </td>
        ))}
      </tr>
      <tr className={styles.titles}>
        <th scope="col">
          <span className="visually-hidden">{t('listings:compare.feature')}</span>
        </th>
        {columns.map(({ card }) => (
          <th key={card.id} scope="col" data-closed={closedMark(card)}>
            <a href={card.href}>{card.title}</a>
          </th>
        ))}
      </tr>
      <tr className={styles.places}>
        <td />
        {columns.map((column) => (
          <td key={column.card.id}>
            <p className={styles.price}>
              <Price price={column.card.price} />
            </p>
            <p className={styles.place}>{kindAndPlace(column.card)}</p>
            {isClosedCard(column.card) && <p>{t('listings:compare.notCounted')}</p>}
          </td>
        ))}
      </tr>
      <tr className={styles.acts}>
        <td />
        {columns.map((column) => (
          <td key={column.card.id}>
            <LeaveOut column={column} />
          </td>
        ))}
      </tr>
    </thead>
  )
}

const Row = ({
  row: { label, cells, isMain, isSame },
  columns,
}: {
  row: ComparedRow
  columns: ComparedColumn[]
}) => (
  <tr data-main={isMain ? '' : undefined} data-same={isSame ? '' : undefined}>
    <th scope="row">
      <span>{label}</span>
    </th>
    {columns.map(({ card }, index) => (
      <Cell key={card.id} cell={cells[index]} closed={closedMark(card)} />
    ))}
  </tr>
)

function Cell({ cell, closed }: { cell: ComparedCell | undefined; closed: '' | undefined }) {
  const { t } = useText()
  if (!cell)
    return (
      <td className={styles.unknown}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('listings:compare.unknown')}</span>
      </td>
    )
  return (
    <td data-best={cell.mark ? '' : undefined} data-closed={closed}>
      <CellText cell={cell} />
    </td>
  )
}
