import { data } from 'react-router'
import { officePath } from '~/i18n/office-table'
import { useText } from '~/i18n/use-text'
import { mayAct, shapeOf } from '~/platform/office/may-act.server'
import { mayLoad } from '~/platform/office/may-load.server'
import { ActForm } from '~/ui/office/act-form'
import { DateTime } from '~/ui/office/date-time'
import { Face } from '~/ui/office/face'
import { Facts } from '~/ui/office/facts'
import { PageHead } from '~/ui/office/page-head'
import { Panel } from '~/ui/office/panel'
import type { Route } from './+types/member.route'
import { absenceAct } from './absence-acts.server'
import { absencePage } from './absence-page.server'
import { AbsencePanel } from './absence-panel'
import { changeAct, linkAct, removeAct } from './member-acts.server'
import { MemberState } from './member-state'
import { memberOfAddress, toShown } from './members-page.server'
import { removalPage } from './removal-page.server'
import { RemovalPanel } from './removal-panel'
import { useMemberTexts } from './use-member-texts'

export const action = mayAct(changeAct, absenceAct, linkAct, removeAct)

/** One member: name and role, a new link, removal (B2). */
export const loader = mayLoad('members.read', async (loading) => {
  const row = await memberOfAddress(loading.app, loading.params.id)
  if (!row) throw data(null, { status: 404 })
  const shown = toShown(loading.app, row)
  return {
    page: { title: shown.name, alternates: {}, noindex: true },
    shown,
    change: shapeOf(changeAct, loading),
    absence: await absencePage(loading, absenceAct, row),
    link: shapeOf(linkAct, loading),
    removal: await removalPage(loading, row),
  }
})

export default function Member({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { t } = useText()
  const texts = useMemberTexts()
  const { shown, change, absence, link, removal } = loaderData
  return (
    <>
      <PageHead
        title={shown.name}
        up={{ href: officePath('members'), name: t('office:page.members') }}
        state={<MemberState state={shown.state} />}
      />
      {shown.pictureHref && <Face name={shown.name} picture={shown.pictureHref} isLarge />}
      <Facts
        facts={[
          { name: t('staff:members.field.email'), value: shown.email },
          { name: t('staff:members.field.locale'), value: t(`ui:languages.${shown.locale}`) },
          {
            name: t('staff:members.factor.label'),
            value: t(`staff:members.factor.${shown.hasFactor ? 'on' : 'off'}`),
          },
          { name: t('staff:members.since'), value: <DateTime time={shown.since} isFull /> },
        ]}
      />
      <Panel title={t('staff:members.change.title')} intro={t('staff:members.change.text')}>
        <ActForm
          shape={change}
          texts={texts}
          values={{ name: shown.name, role: shown.role }}
          answer={answer}
          send={t('staff:members.change.send')}
        />
      </Panel>
      {absence && <AbsencePanel absence={absence} answer={answer} intro={t('staff:absence.others')} />}
      <Panel title={t('staff:members.link.title')} intro={t('staff:members.link.text')}>
        <ActForm
          shape={link}
          texts={texts}
          answer={answer}
          send={t('staff:members.link.send')}
          look="usual"
        />
      </Panel>
      <RemovalPanel removal={removal} answer={answer} />
    </>
  )
}
