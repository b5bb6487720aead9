import { one } from '~/features/forms/public'
import { translateTo } from '~/i18n/texts.server'
import type { App } from '~/platform/app.server'
import { recordSecurityEvent } from '~/platform/security-log/security-log.server'
import { defineSignedLinks } from '~/platform/signed-links.server'
import type { AccountAnswer, FactorSetup } from './account-answer'
import { factorForm, newCodesForm, startFactorForm, stopFactorForm } from './account-forms'
import { refusalOf, refuse } from './answer.server'
import type { AccountOutcome } from './answer-account-form.server'
import { type Changing, refusalOfChange } from './confirm-change.server'
import { type Owner, updateOwner } from './owners.repo.server'
import { newRecoveryCodes, newTotpSecret, seal, stepOfCode, totpAddress } from './second-factor.server'
import { deleteOtherSessions } from './sessions.repo.server'
import { tellOfChange } from './tell-of-change.server'

type Offered = { owner: number; secret: string }

/** Ten minutes to scan the picture and type its first code. Only an owner who knows the password gets to this step. */
const steps = defineSignedLinks<Offered>('owner-totp', { minutes: 10 })

/** First a secret for the app, for an owner who knows the password. */
export async function startFactor(app: App, changing: Changing): Promise<AccountOutcome> {
  const { owner } = changing
  if (owner.totpSecret) return { form: factorForm.name }
  const refusal = await refusalOfChange(app, changing, startFactorForm)
  if (refusal) return refusal
  return withSetup(app, owner, {
    form: factorForm.name,
    values: { step: offer(app, owner) },
    isDone: true,
  })
}

/** Then, with a code that shows the app has it, the factor stands. */
export async function confirmFactor(app: App, changing: Changing): Promise<AccountOutcome> {
  const { owner, sent } = changing
  const t = translateTo(app.locale)
  const values = sent.valuesOf(factorForm)
  const step = one(values, 'step')
  const offered = offeredIn(app, owner, step)
  if (!offered || owner.totpSecret)
    return { form: startFactorForm.name, message: t('owners:account.factor.tooLate') }
  const refusal = refusalOf(app, factorForm, values)
  if (refusal) return withSetup(app, owner, { ...refusal, values: { step } })
  const totpStep = stepOfCode(offered.secret, one(values, 'code').replace(/\s/g, ''), app.clock.now())
  if (totpStep === undefined)
    return withSetup(app, owner, { ...refuse(app, factorForm, { code: 'wrongCode' }), values: { step } })
  const { codes, hashes } = newRecoveryCodes()
  const totpSecret = seal(app.keys, offered.secret)
  await changeFactor(app, changing, 'factorOn', { totpSecret, totpStep, recoveryCodes: hashes })
  return { form: factorForm.name, isDone: true, message: t('owners:account.factor.on'), codes }
}

/** New recovery codes in place of all former ones. */
export async function renewCodes(app: App, changing: Changing): Promise<AccountOutcome> {
  if (!changing.owner.totpSecret) return { form: startFactorForm.name }
  const refusal = await refusalOfChange(app, changing, newCodesForm)
  if (refusal) return refusal
  const { codes, hashes } = newRecoveryCodes()
  await changeFactor(app, changing, 'codes', { recoveryCodes: hashes })
  const message = translateTo(app.locale)('owners:account.factor.renewed')
  return { form: newCodesForm.name, isDone: true, message, codes }
}

export async function stopFactor(app: App, changing: Changing): Promise<AccountOutcome> {
  if (!changing.owner.totpSecret) return { form: startFactorForm.name }
  const refusal = await refusalOfChange(app, changing, stopFactorForm)
  if (refusal) return refusal
  await changeFactor(app, changing, 'factorOff', { totpSecret: null, totpStep: null, recoveryCodes: [] })
  return { done: 'factor' }
}

type Factor = Partial<Pick<Owner, 'totpSecret' | 'totpStep' | 'recoveryCodes'>>

/** As the security log calls them. */
const events = { factorOn: 'factor-added', factorOff: 'factor-removed', codes: 'codes-renewed' } as const

/** Every other session ends: one of them may be an intruder's. */
async function changeFactor(
  app: App,
  { owner, session, asking }: Changing,
  change: keyof typeof events,
  factor: Factor,
): Promise<void> {
  await app.db.transaction(async (tx) => {
    await updateOwner(tx, owner.id, factor)
    await deleteOtherSessions(tx, owner.id, session.id)
    await tellOfChange(tx, app, owner, change, asking.request)
  })
  recordSecurityEvent(app, { kind: events[change], account: owner.email })
}

/** With what the page needs to go on with a setup that began. */
function withSetup(app: App, owner: Owner, answer: AccountAnswer): AccountAnswer {
  const offered = offeredIn(app, owner, one(answer.values ?? {}, 'step'))
  if (!offered) return answer
  const issuer = new URL(app.config.publicUrl).hostname
  const address = totpAddress(offered.secret, { issuer, label: owner.email })
  const setup: FactorSetup = { secret: offered.secret, address }
  return { ...answer, setup }
}

const offer = (app: App, { id }: Owner): string => steps.toToken(app, { owner: id, secret: newTotpSecret() })

function offeredIn(app: App, { id }: Owner, step: string): Offered | undefined {
  const offered = steps.read(app, step)
  return offered?.owner === id ? offered : undefined
}
