import { useText } from '~/i18n/use-text'

/** Replaces a part that could not be loaded (E3). */
export function PartFailed() {
  const { t } = useText()
  return <p role="note">{t('ui:partFailed')}</p>
}
