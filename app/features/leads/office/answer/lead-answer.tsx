import { Form } from 'react-router'
import { useText } from '~/i18n/use-text'
import type { ActAnswer } from '~/kernel/office/act-answer'
import { ActForm } from '~/ui/office/act-form'
import { Button } from '~/ui/office/button'
import { Panel } from '~/ui/office/panel'
import styles from './lead-answer.module.css'
import type { ShownAnswer } from './lead-answer.server'

type LeadAnswerProps = { shown: ShownAnswer; answer: ActAnswer | undefined }

/** Answers to a lead's visitor: from a template or free, and again to a corrected address (B18). */
export function LeadAnswer({ shown, answer }: LeadAnswerProps) {
  const { t } = useText()
  const language = t(`ui:languages.${shown.language}`)
  const texts = {
    email: { label: t('leads-office:answer.email') },
    subject: { label: t('leads-office:answer.subject') },
    body: { label: t('leads-office:answer.body'), hint: t('leads-office:answer.language', { language }) },
  }
  return (
    <>
      {shown.failed.map(({ id, recipient }) => (
        <Panel
          key={id}
          title={t('leads-office:answer.again.title')}
          intro={t('leads-office:answer.again.intro')}
        >
          <ActForm
            shape={shown.again}
            texts={texts}
            values={{ email: recipient, mail: String(id), once: shown.once }}
            target="mail"
            answer={answer}
            send={t('leads-office:answer.again.send')}
          />
        </Panel>
      ))}
      <Panel
        title={t('leads-office:answer.title')}
        intro={t('leads-office:answer.intro', { address: shown.replyTo })}
      >
        <ChooseTemplate {...shown} />
        <ActForm
          key={shown.template}
          shape={shown.answer}
          texts={texts}
          values={{
            ...{ email: shown.email, subject: shown.subject, body: shown.body },
            ...{ once: shown.once, revision: shown.revision },
          }}
          answer={answer}
          send={t('leads-office:answer.send')}
          again={t('leads-office:answer.sendToo')}
        />
        <p className={styles.below}>{t('leads-office:answer.signature')}</p>
        <p className={styles.signature}>{shown.signature}</p>
      </Panel>
    </>
  )
}

/** The address holds the template, so that it works without script. */
function ChooseTemplate({ templates, template }: ShownAnswer) {
  const { t } = useText()
  if (templates.length === 0) return null
  return (
    <Form method="get" className={styles.choice} preventScrollReset>
      <label>
        {t('leads-office:answer.template')}
        <select name="template" defaultValue={template} key={template} className={styles.select}>
          <option value="">{t('leads-office:answer.free')}</option>
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button>{t('leads-office:answer.take')}</Button>
    </Form>
  )
}
