import { AccountSections, useAnswerTitle } from '~/features/accounts/public'
import {
  answerAccount,
  answerAccountPage,
  answerContext,
  readAccountPage,
} from '~/features/accounts/public.server'
import { accountPath } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { mayAct, mayAnswer, shapeOf } from '~/platform/office/may-act.server'
import { mayLoad } from '~/platform/office/may-load.server'
import { PageHead } from '~/ui/office/page-head'
import { pictureHref } from '~/ui/office/picture-href'
import type { Route } from './+types/account.route'
import { ownAbsenceAct } from './absence-acts.server'
import { absencePage } from './absence-page.server'
import { AbsencePanel } from './absence-panel'
import styles from './account.module.css'
import { accountAnswerIn, actAnswerIn } from './account-answers'
import { changePicture, removePicture } from './change-picture.server'
import { changeSettings, readSettings } from './change-settings.server'
import { isActSent } from './is-act-sent.server'
import { ownSession } from './own-session.server'
import { PicturePanel } from './picture-panel'
import { SettingsPanel } from './settings-panel'
import { staffKind } from './staff-kind.server'
import { staffPage } from './staff-page.server'

const acts = mayAct(changeSettings, changePicture, removePicture, ownAbsenceAct)
const access = mayAnswer('account.write', async (loading) => {
  const session = await ownSession(loading)
  return await answerAccount(loading, (sent) => answerAccountPage(staffKind, loading, session, sent))
})

/** Settings and picture are acts; password, second factor and sessions are answered as those of every account. */
export const action = Object.assign(
  async (args: Route.ActionArgs) => ((await isActSent(args.request)) ? acts(args) : access(args)),
  { acts: acts.acts },
)

/** A member's own account: settings, picture, password, second factor, and where they are logged in (B6, B12). */
export const loader = mayLoad('account.read', async (loading) => {
  const { app, context, url } = loading
  const session = await ownSession(loading)
  const shown = await readAccountPage(staffKind, context, url, session)
  const answer = context.get(answerContext) ?? shown.done
  const title = translateTo(app.locale)('staff:account.title')
  return {
    page: staffPage(app, title, answer),
    ...shown,
    settings: { shape: shapeOf(changeSettings, loading), values: readSettings(session.account) },
    picture: {
      name: session.account.name,
      picture: pictureHref(accountPath, session.account.picture),
      change: shapeOf(changePicture, loading),
      remove: shapeOf(removePicture, loading),
    },
    absence: await absencePage(loading, ownAbsenceAct, session.account),
  }
})

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useText()
  const { done, sessions, factor, settings: own, picture, absence } = loaderData
  const given = actAnswerIn(actionData)
  const answer = accountAnswerIn(actionData) ?? done
  useAnswerTitle(t('staff:account.title'), answer)
  return (
    <>
      <PageHead title={t('staff:account.title')} />
      <SettingsPanel {...own} answer={given} />
      <PicturePanel {...picture} answer={given} />
      {absence && <AbsencePanel absence={absence} answer={given} intro={t('staff:absence.own')} />}
      <AccountSections answer={answer} factor={factor} sessions={sessions} className={styles.section} />
    </>
  )
}
