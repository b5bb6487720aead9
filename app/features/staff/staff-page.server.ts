import type { AccountAnswer } from '~/features/accounts/public'
import { translateTo } from '~/i18n/texts.server'
import type { App } from '~/platform/app.server'
import type { PageInfo } from '~/ui/page/page-info'

/** What a page of this room says of itself. */
export function staffPage({ locale }: App, title: string, answer?: AccountAnswer): PageInfo {
  const isWrong = answer !== undefined && !answer.isDone
  const said = isWrong ? translateTo(locale)('forms:errorTitle', { title }) : title
  return { title: said, alternates: {}, noindex: true, noReferrer: true }
}
