import { useText } from '~/i18n/use-text'
import { Badge } from '~/ui/office/badge'
import type { alertStates } from './alert-filter'

/** Whether whoever asked has confirmed it. */
export function AlertStateBadge({ state }: { state: (typeof alertStates)[number] }) {
  const { t } = useText()
  return <Badge tone={state === 'running' ? 'good' : 'warn'}>{t(`alerts-office:state.${state}`)}</Badge>
}
