import { useText } from '~/i18n/use-text'
import { Fold } from '~/ui/fold/fold'
import { Icon } from '~/ui/shell/icon'
import { Section } from '../page/section'
import type { FactGroup } from './detail-groups'
import { FactLists } from './fact-list'
import styles from './planning-section.module.css'
import type { Verdict } from './verdict'

type PlanningSectionProps = {
  verdicts: Verdict[]
  legal: { shown: FactGroup[]; folded: FactGroup[] }
}

/** Town planning, flood and certificates: in a line each, then what the law wants said, then the rest in a fold (D1). */
export function PlanningSection({ verdicts, legal: { shown, folded } }: PlanningSectionProps) {
  const { t } = useText()
  if (shown.length + folded.length === 0) return null
  // Not every region wants the flood risk in the advertisement.
  const isPlanningOnly = shown.every(({ key }) => key === 'planning')
  return (
    <Section id="planning" title={isPlanningOnly ? t('listings:index.planning') : undefined}>
      {verdicts.length > 0 && (
        <ul className={styles.verdicts}>
          {verdicts.map(({ text, isClear }) => (
            <li key={text} className={styles.verdict} data-clear={isClear ? '' : undefined}>
              <Icon name={isClear ? 'check' : 'alert'} />
              {text}
            </li>
          ))}
        </ul>
      )}
      <FactLists groups={shown} untitled={isPlanningOnly} />
      {folded.length > 0 && (
        <Fold title={t('listings:moreStatements')}>
          <FactLists groups={folded} />
        </Fold>
      )}
    </Section>
  )
}
