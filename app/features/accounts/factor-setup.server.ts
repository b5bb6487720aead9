import { one } from '~/features/forms/public'
import { translateTo } from '~/i18n/texts.server'
import type { App } from '~/platform/app.server'
import { recordSecurityEvent } from '~/platform/security-log/security-log.server'
import { defineSignedLinks } from '~/platform/signed-links.server'
import type { AccountAnswer } from './account-answer'
import { factorForm, newCodesForm, startFactorForm, stopFactorForm } from './account-forms'
import type { Account, AccountKind } from './account-kind'
import { type AccountChanges, updateAccount } from './accounts.repo.server'
import { refusalOf, refuse } from './answer.server'
import type { AccountOutcome } from './answer-account-form.server'
import { type Changing, refusalOfChange } from './confirm-change.server'
import { setupOf } from './first-factor.server'
import { newRecoveryCodes, newTotpSecret, seal, stepOfCode } from './second-factor.server'
import { deleteOtherSessions } from './sessions.repo.server'
import { tellOfChange } from './tell-of-change.server'

type OfferedFactor = { account: number; secret: string }

/** Ten minutes to scan the picture and type its first code. Only who knows the password gets to this step. */
const stepsOf = ({ name }: AccountKind) => defineSignedLinks<OfferedFactor>(`${name}-totp`, { minutes: 10 })

/** First a secret for the app, for somebody who knows the password. */
export async function startFactor(app: App, changing: Changing): Promise<AccountOutcome> {
  const { kind, account } = changing
  if (account.totpSecret) return { form: factorForm.name }
  const refusal = await refusalOfChange(app, changing, startFactorForm)
  if (refusal) return refusal
  return withSetup(kind, app, account, {
    form: factorForm.name,
    values: { step: offer(kind, app, account) },
    isDone: true,
  })
}

/** Then, with a code that shows the app has it, the factor stands. */
export async function confirmFactor(app: App, changing: Changing): Promise<AccountOutcome> {
  const { kind, account, sent } = changing
  const t = translateTo(app.locale)
  const values = sent.valuesOf(factorForm)
  const step = one(values, 'step')
  const offered = offeredIn(kind, app, account, step)
  if (!offered || account.totpSecret)
    return { form: startFactorForm.name, message: t('accounts:factor.tooLate') }
  const refusal = refusalOf(app, factorForm, values)
  if (refusal) return withSetup(kind, app, account, { ...refusal, values: { step } })
  const totpStep = stepOfCode(offered.secret, one(values, 'code'), app.clock.now())
  if (totpStep === undefined)
    return withSetup(kind, app, account, {
      ...refuse(app, factorForm, { code: 'wrongCode' }),
      values: { step },
    })
  const { codes, hashes } = newRecoveryCodes()
  const totpSecret = seal(kind, app.keys, offered.secret)
  await changeFactor(app, changing, 'factorOn', { totpSecret, totpStep, recoveryCodes: hashes })
  return { form: factorForm.name, isDone: true, message: t('accounts:factor.on'), codes }
}

/** New recovery codes in place of all former ones. */
export async function renewCodes(app: App, changing: Changing): Promise<AccountOutcome> {
  if (!changing.account.totpSecret) return { form: startFactorForm.name }
  const refusal = await refusalOfChange(app, changing, newCodesForm)
  if (refusal) return refusal
  const { codes, hashes } = newRecoveryCodes()
  await changeFactor(app, changing, 'codes', { recoveryCodes: hashes })
  const message = translateTo(app.locale)('accounts:factor.renewed')
  return { form: newCodesForm.name, isDone: true, message, codes }
}

export async function stopFactor(app: App, changing: Changing): Promise<AccountOutcome> {
  if (!changing.account.totpSecret) return { form: startFactorForm.name }
  if (await changing.kind.mustHaveFactor?.(app, changing.account))
    return { form: stopFactorForm.name, message: translateTo(app.locale)('accounts:factor.required') }
  const refusal = await refusalOfChange(app, changing, stopFactorForm)
  if (refusal) return refusal
  await changeFactor(app, changing, 'factorOff', { totpSecret: null, totpStep: null, recoveryCodes: [] })
  return { done: 'factor' }
}

/** As the security log calls them. */
const events = { factorOn: 'factor-added', factorOff: 'factor-removed', codes: 'codes-renewed' } as const

/** Every other session ends: one of them may be an intruder's. */
async function changeFactor(
  app: App,
  { kind, account, session, asking }: Changing,
  change: keyof typeof events,
  factor: Omit<AccountChanges, 'passwordHash'>,
): Promise<void> {
  await app.db.transaction(async (tx) => {
    await updateAccount(tx, kind, account.id, factor)
    await deleteOtherSessions(tx, kind, account.id, session.id)
    await kind.noteEvent?.(tx, app, account, change)
    await tellOfChange(kind, tx, app, account, change, asking.request)
  })
  recordSecurityEvent(app, { kind: events[change], account: account.email })
}

/** With what the page needs to go on with a setup that began. */
function withSetup(kind: AccountKind, app: App, account: Account, answer: AccountAnswer): AccountAnswer {
  const offered = offeredIn(kind, app, account, one(answer.values ?? {}, 'step'))
  if (!offered) return answer
  return { ...answer, setup: setupOf(app, account, offered.secret) }
}

const offer = (kind: AccountKind, app: App, { id }: Account): string =>
  stepsOf(kind).toToken(app, { account: id, secret: newTotpSecret() })

function offeredIn(kind: AccountKind, app: App, { id }: Account, step: string): OfferedFactor | undefined {
  const offered = stepsOf(kind).read(app, step)
  return offered?.account === id ? offered : undefined
}
