import { data } from 'react-router'
import { changePersonAct, joinPersonAct, splitPersonAct } from '~/features/people/public.server'
import { erasePersonAct, exportPersonAct } from '~/features/privacy/public.server'
import { officePath } from '~/i18n/office-table'
import { useText } from '~/i18n/use-text'
import { mayAct, shapeOf } from '~/platform/office/may-act.server'
import { mayLoad } from '~/platform/office/may-load.server'
import { isAllowed } from '~/platform/office/permissions'
import { ActForm } from '~/ui/office/act-form'
import { ButtonLink } from '~/ui/office/button'
import { DateTime } from '~/ui/office/date-time'
import { Facts } from '~/ui/office/facts'
import { PageHead } from '~/ui/office/page-head'
import { Panel } from '~/ui/office/panel'
import { readPage } from '~/ui/office/read-page'
import type { Route } from './+types/person.route'
import { PersonAddresses } from './person-addresses'
import { PersonHistoryList } from './person-history-list'
import { personPage } from './person-page.server'
import { usePersonTexts } from './use-person-texts'

export const action = mayAct(changePersonAct, joinPersonAct, splitPersonAct, exportPersonAct, erasePersonAct)

/** Everything that is kept of a person, whatever address they used (B25). */
export const loader = mayLoad('people.read', async (loading) => {
  const { app, member, params, url } = loading
  const person = await personPage({ app, member }, params.id, readPage(url.searchParams))
  if (!person) throw data(null, { status: 404 })
  const may = isAllowed(member.role, 'people.erase')
  return {
    page: { title: person.title, alternates: {}, noindex: true },
    person,
    change: shapeOf(changePersonAct, loading),
    join: shapeOf(joinPersonAct, loading),
    part: shapeOf(splitPersonAct, loading),
    ...(may && {
      ofData: { file: shapeOf(exportPersonAct, loading), erase: shapeOf(erasePersonAct, loading) },
    }),
  }
})

export default function Person({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { t } = useText()
  const texts = usePersonTexts()
  const { person, change, join, part, ofData } = loaderData
  const { name, phone, note, revision } = person
  return (
    <>
      <PageHead
        title={person.title}
        up={{ href: officePath('search'), name: t('office:page.search') }}
        actions={
          <ButtonLink to={`${officePath('leads.new')}?person=${person.id}`}>
            {t('leads-office:enter.title')}
          </ButtonLink>
        }
      />
      <Facts
        facts={[
          {
            name: t('people-office:phone'),
            value: person.call && <a href={person.call.href}>{person.call.text}</a>,
          },
          { name: t('people-office:since'), value: <DateTime time={person.since} isFull /> },
          { name: t('people-office:note'), value: note },
        ]}
      />
      <PersonAddresses person={person} join={join} part={part} answer={answer} />
      <PersonHistoryList {...person.history} />
      <Panel title={t('people-office:change.title')}>
        <ActForm
          shape={change}
          texts={texts}
          values={{
            ...{ name: name ?? '', phone: phone ?? '', note: note ?? '' },
            revision: String(revision),
          }}
          answer={answer}
          send={t('people-office:change.send')}
        />
      </Panel>
      {ofData && (
        <>
          <Panel title={t('people-office:export.title')} intro={t('people-office:export.text')}>
            <ActForm
              shape={ofData.file}
              texts={texts}
              answer={answer}
              send={t('people-office:export.send')}
              look="usual"
              isDownload
            />
          </Panel>
          <Panel title={t('people-office:erase.title')} intro={t('people-office:erase.text')}>
            <ActForm
              shape={ofData.erase}
              texts={texts}
              answer={answer}
              send={t('people-office:erase.send')}
              look="danger"
            />
          </Panel>
        </>
      )}
    </>
  )
}
