import { SearchAgain } from '~/features/content/public'
import { useText } from '~/i18n/use-text'
import { ErrorScreen } from '~/ui/page/error-screen'
import { Example, Group } from './example'

/** Screens that replace a page. */
export function Screens() {
  const { t } = useText()
  return (
    <Group id="screens" title="Screens without a page">
      <Example state="A page that is not there" wide>
        <SearchAgain title={t('ui:notFound.title')} text={t('ui:notFound.text')} />
      </Example>
      <Example state="A page that failed" wide>
        <ErrorScreen error={undefined} />
      </Example>
    </Group>
  )
}
