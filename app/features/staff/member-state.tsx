import { useText } from '~/i18n/use-text'
import { Badge } from '~/ui/office/badge'

/** Whether somebody has answered the invitation. */
export function MemberState({ state }: { state: 'active' | 'invited' }) {
  const { t } = useText()
  return <Badge tone={state === 'active' ? 'good' : 'info'}>{t(`staff:members.state.${state}`)}</Badge>
}
