import { officePath } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { mayAct, shapeOf } from '~/platform/office/may-act.server'
import { mayLoad } from '~/platform/office/may-load.server'
import { ActForm } from '~/ui/office/act-form'
import { type Column, DataTable } from '~/ui/office/data-table'
import { DateTime } from '~/ui/office/date-time'
import { PageHead } from '~/ui/office/page-head'
import { Panel } from '~/ui/office/panel'
import type { Route } from './+types/members.route'
import { inviteAct } from './member-acts.server'
import { MemberName } from './member-name'
import { MemberState } from './member-state'
import { membersPage, type ShownMember } from './members-page.server'
import { useMemberTexts } from './use-member-texts'

export const action = mayAct(inviteAct)

/** Who works here, and the form that invites somebody (B2). */
export const loader = mayLoad('members.read', async (loading) => ({
  page: { title: translateTo(loading.app.locale)('office:page.members'), alternates: {}, noindex: true },
  members: await membersPage(loading.app),
  invite: shapeOf(inviteAct, loading),
}))

export default function Members({
  loaderData: { members, invite },
  actionData: answer,
}: Route.ComponentProps) {
  const { t, locale } = useText()
  const texts = useMemberTexts()
  return (
    <>
      <PageHead title={t('office:page.members')} count={members.length} intro={t('staff:members.intro')} />
      <DataTable
        caption={t('office:page.members')}
        columns={useColumns()}
        rows={members}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => officePath('members.member', { id })}
      />
      <Panel title={t('staff:members.invite.title')} intro={t('staff:members.invite.text')}>
        <ActForm
          shape={invite}
          texts={texts}
          values={{ role: 'agent', locale }}
          answer={answer}
          send={t('staff:members.invite.send')}
        />
      </Panel>
    </>
  )
}

function useColumns(): Column<ShownMember>[] {
  const { t } = useText()
  return [
    {
      name: 'name',
      label: t('staff:members.field.name'),
      isTitle: true,
      cell: (member) => <MemberName {...member} />,
    },
    { name: 'role', label: t('staff:members.field.role'), cell: ({ role }) => t(`office:role.${role}`) },
    { name: 'email', label: t('staff:members.field.email'), isExtra: true, cell: ({ email }) => email },
    {
      name: 'state',
      label: t('staff:members.state.label'),
      isNarrow: true,
      cell: ({ state }) => <MemberState state={state} />,
    },
    {
      name: 'since',
      label: t('staff:members.since'),
      ...{ isNarrow: true, isExtra: true },
      cell: ({ since }) => <DateTime time={since} />,
    },
  ]
}
