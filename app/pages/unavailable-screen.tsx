import { useContext } from 'react'
import { Form, type FormDefinition, FormPageContext } from '~/features/forms/public'
import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import { useText } from '~/i18n/use-text'
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
  const definition = useContext(FormPageContext).answer?.definition
  return (
    <div className={`content ${styles.screen}`}>
      <h1>{t('ui:unavailable.title')}</h1>
      <p>{t(definition ? 'ui:unavailable.form' : 'ui:unavailable.text')}</p>
      {identity && <Contact identity={identity} />}
      {definition ? (
        <Form definition={withoutOwnFields(definition)} />
      ) : (
        <a href={address} className="button">
          {t('ui:unavailable.again')}
        </a>
      )}
    </div>
  )
}

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
const withoutOwnFields = (definition: FormDefinition): FormDefinition => ({
  ...definition,
  fields: definition.fields.map((field) => (field.kind === 'own' ? { ...field, kind: 'hidden' } : field)),
})
