import { useText } from '~/i18n/use-text'

/** A field that people neither see nor reach, and are told to leave alone where they do. */
export function Trap({ id }: { id: string }) {
  const { t } = useText()
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{t('forms:trap')}</label>
      <input id={id} name="contact_reference" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
