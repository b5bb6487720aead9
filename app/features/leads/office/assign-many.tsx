import { useText } from '~/i18n/use-text'
import { formatNumber } from '~/kernel/numbers'
import type { ActAnswer } from '~/kernel/office/act-answer'
import type { FormShape } from '~/kernel/office/form-shape'
import { ActForm } from '~/ui/office/act-form'
import type { Column } from '~/ui/office/data-table'
import { Panel } from '~/ui/office/panel'
import { choiceForm, chosenValue, mostChosen } from './chosen-leads'
import type { ShownLead } from './inbox-page.server'
import { nobody } from './lead-filter'
import styles from './leads.module.css'

type AssignManyProps = {
  shape: FormShape
  agents: readonly { id: number; name: string }[]
  /** How many leads the filter finds. */
  total: number
  /** What the list shows, for the form to send along. */
  seen: { page: string; found: string }
  answer: ActAnswer | undefined
}

/** Gives the ticked leads of the list to somebody, all of its page, or all that the filter finds (B15). */
export function AssignMany({ shape, agents, total, seen, answer }: AssignManyProps) {
  const { t, locale } = useText()
  const found = t('leads-office:many.found', { count: formatNumber(total, locale) })
  return (
    <div className={styles.many}>
      <Panel title={t('leads-office:many.title')} intro={t('leads-office:many.intro')}>
        <ActForm
          id={choiceForm}
          shape={shape}
          texts={{
            which: {
              label: t('leads-office:many.which'),
              options: {
                chosen: t('leads-office:many.chosen'),
                page: t('leads-office:many.page'),
                ...(total <= mostChosen && { found }),
              },
            },
            agent: {
              label: t('leads-office:field.agent'),
              options: {
                [nobody]: t('leads-office:filter.nobody'),
                ...Object.fromEntries(agents.map(({ id, name }) => [id, name])),
              },
            },
          }}
          values={{ which: 'chosen', ...seen }}
          answer={answer}
          send={t('leads-office:many.send')}
          again={t('leads-office:many.again')}
        />
      </Panel>
    </div>
  )
}

/** The box that chooses a lead of the list. Boxes that were ticked stay ticked in the answer to a refused form. */
export function useChoiceColumn(answer: ActAnswer | undefined): Column<ShownLead> {
  const { t } = useText()
  const ticked = [answer?.values.leads ?? []].flat()
  const now = [answer?.now?.leads ?? []].flat()
  const ofLead = (values: string[], id: number) => values.find((value) => value.startsWith(`${id}.`))
  return {
    name: 'choose',
    label: t('leads-office:many.column'),
    isNarrow: true,
    isBox: true,
    cell: ({ id, staffId, name }) => {
      const value = ofLead(now, id) ?? chosenValue({ id, staffId })
      return (
        <label className={styles.choice}>
          <input
            // Another agent in the meantime makes it another choice.
            key={value}
            type="checkbox"
            form={choiceForm}
            name="leads"
            value={value}
            defaultChecked={ofLead(ticked, id) !== undefined}
          />
          <span className="visually-hidden">{t('leads-office:many.choose', { name })}</span>
        </label>
      )
    },
  }
}
