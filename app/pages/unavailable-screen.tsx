import { useContext } from 'react'
import { AccountForm } from '~/features/accounts/public'
import { Form, type FormAnswer, FormPageContext, type RenderedDefinition } from '~/features/forms/public'
import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import { useText } from '~/i18n/use-text'
import { ErrorReference } from '~/ui/page/error-reference'
import styles from '~/ui/page/message-screen.module.css'
import type { PageInfo } from '~/ui/page/page-info'
import type { ShellData } from '~/ui/shell/shell-data'

type UnavailableScreenProps = {
  /** Path and query that were asked for. */
  address: string
  identity: ShellData['identity']
}

/** No search engine lists it, and it has no other languages: nothing is known of the page itself. */
export const unavailablePage = (t: Translate<TextKey>): PageInfo => ({
  title: t('ui:unavailable.title'),
  alternates: {},
  noindex: true,
})

/**
 * Shown in place of a page while the database gives no answer: how to reach the agency, and the form that was sent, with
 * everything that was typed.
 */
export function UnavailableScreen({ address, identity }: UnavailableScreenProps) {
  const { t } = useText()
  const { answer } = useContext(FormPageContext)
  const definition = answer?.definition
  return (
    <div className={`content ${styles.screen}`}>
      <h1 id="unavailable">{t('ui:unavailable.title')}</h1>
      {/* Of a form with a password not everything is there again: it says itself what became of it. */}
      {!definition?.isAccount && <p>{t(definition ? 'ui:unavailable.form' : 'ui:unavailable.text')}</p>}
      {identity && <Contact identity={identity} />}
      {definition && answer ? (
        <SentForm definition={definition} answer={answer} address={address} />
      ) : (
        <a href={address} className="button">
          {t('ui:unavailable.again')}
        </a>
      )}
      <ErrorReference className={styles.code} />
    </div>
  )
}

type SentFormProps = { definition: RenderedDefinition; answer: FormAnswer; address: string }

/** An owner's form is sent as its own page does, which sets cookies; the others are islands. */
const SentForm = ({ definition, answer, address }: SentFormProps) =>
  definition.isAccount ? (
    <AccountForm definition={definition} labelledBy="unavailable" action={address} answer={answer} />
  ) : (
    <Form definition={withoutOwnFields(definition)} />
  )

function Contact({ identity }: { identity: NonNullable<ShellData['identity']> }) {
  const { t } = useText()
  const { phone, phoneHref, email } = identity
  return (
    <p>
      {t('ui:unavailable.contact')} <a href={phoneHref}>{phone}</a> · <a href={`mailto:${email}`}>{email}</a>
    </p>
  )
}

/** What only the page of a form can draw is sent along as it was chosen. */
const withoutOwnFields = (definition: RenderedDefinition): RenderedDefinition => ({
  ...definition,
  fields: definition.fields.map((field) => (field.kind === 'own' ? { ...field, kind: 'hidden' } : field)),
})
