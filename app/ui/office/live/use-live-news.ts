import { useLocation } from 'react-router'
import { loginPath } from '~/i18n/office-table'
import { useText } from '~/i18n/use-text'
import { useCount } from '~/ui/app/use-count'
import type { News } from '../toasts'

/** What came since the page was opened, by kind; `count` is another one after each. */
export type NewsCounts = { count: number; kinds: Record<string, number> }

/** Why nothing comes, or a form was not sent: the session is over, nobody answers, or the page is there no more. */
export type Trouble = { kind: 'out' | 'away' | 'gone' }

/** What came, and why nothing does, in words. */
export function useLiveNews({ count, kinds }: NewsCounts, trouble: Trouble | undefined): News[] {
  const { t } = useText()
  const { pathname, search } = useLocation()
  const { lead = 0, testimonial = 0 } = kinds
  const said = [
    lead > 0 && t('office:live.lead', { count: lead }),
    testimonial > 0 && t('office:live.testimonial', { count: testimonial }),
  ].filter((text) => text !== false)
  const news: News[] = said.length > 0 ? [{ id: `live-${count}`, text: said.join(' ') }] : []
  const told = useCount(trouble)
  if (trouble?.kind === 'out') {
    const href = `${loginPath}?to=${encodeURIComponent(pathname + search)}`
    const link = { href, text: t('office:error.loggedOut.logIn') }
    news.push({ id: `out-${told}`, text: t('office:live.out'), isBad: true, link })
  }
  if (trouble?.kind === 'away' || trouble?.kind === 'gone')
    news.push({ id: `${trouble.kind}-${told}`, text: t(`office:live.${trouble.kind}`), isBad: true })
  return news
}
