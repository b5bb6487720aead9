import { useText } from '~/i18n/use-text'
import { formatPrice } from '~/kernel/money'

/** `ca. € 12.480`, `− € 79.000`, `− ca. € 18.150`. */
export function AmountText({ cents, isAbout }: { cents: number; isAbout?: boolean | undefined }) {
  const { t, moneyLocale } = useText()
  const about = isAbout ? `${t('ui:amount.about')}\u00a0` : ''
  const minus = cents < 0 ? '−\u00a0' : ''
  return `${minus}${about}${formatPrice(Math.abs(cents), moneyLocale)}`
}
