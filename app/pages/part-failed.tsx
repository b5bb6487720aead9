import { useText } from '~/i18n/use-text'

/** In the place of a part that could not be had (E3). */
export function PartFailed() {
  const { t } = useText()
  return <p role="note">{t('ui:partFailed')}</p>
}
