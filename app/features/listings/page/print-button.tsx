import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'

/** Prints the page; shown where a script can do so. */
export function PrintButton({ look }: { look: 'button-small' | 'button-main' }) {
  const { t } = useText()
  return (
    <button type="button" className={`button ${look} scripted`} data-print="">
      <Icon name="print" />
      {t('listings:brochure.print')}
    </button>
  )
}
