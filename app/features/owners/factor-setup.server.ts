import { one, type Values } from '~/features/forms/public'
import { translateTo } from '~/i18n/texts.server'
import type { App } from '~/platform/app.server'
import { recordSecurityEvent } from '~/platform/security-log/security-log.server'
import { defineSignedLinks } from '~/platform/signed-links.server'
import type { AccountAnswer, FactorSetup } from './account-answer'
import { factorForm, stopFactorForm } from './account-forms'
import { refuse } from './answer.server'
import type { AccountOutcome } from './answer-account-form.server'
import { type Owner, updateOwner } from './owners.repo.server'
import { newRecoveryCodes, newTotpSecret, seal, stepOfCode, totpAddress } from './second-factor.server'
import { isOwnPassword } from './set-password.server'

type Offered = { owner: number; secret: string }

/** Ten minutes to scan the picture and type its first code. */
const steps = defineSignedLinks<Offered>('owner-totp', { minutes: 10 })

/** First a secret for the app; then, with a code that shows the app has it, the factor stands. */
export async function startFactor(app: App, owner: Owner, values: Values): Promise<AccountOutcome> {
  if (owner.totpSecret) return { form: 'factor' }
  const offered = offeredIn(app, owner, one(values, 'step'))
  if (!offered)
    return withSetup(app, owner, { form: 'factor', values: { step: offer(app, owner) }, isDone: true })
  const totpStep = stepOfCode(offered.secret, one(values, 'code').replace(/\s/g, ''), app.clock.now())
  if (totpStep === undefined)
    return withSetup(app, owner, {
      ...refuse(app, factorForm, { code: 'wrongCode' }),
      values: { step: one(values, 'step') },
    })
  const { codes, hashes } = newRecoveryCodes()
  const totpSecret = seal(app.secret, offered.secret)
  await updateOwner(app.db, owner.id, { totpSecret, totpStep, recoveryCodes: hashes })
  recordSecurityEvent(app, { kind: 'factor-added', account: owner.email })
  const message = translateTo(app.locale)('owners:account.factor.on')
  return { form: 'factor', isDone: true, message, codes }
}

/** The password is asked for once more: a thief of the session must not take the factor away. */
export async function stopFactor(app: App, owner: Owner, password: string): Promise<AccountOutcome> {
  if (!(await isOwnPassword(app, owner, password)))
    return refuse(app, stopFactorForm, { current: 'wrongPassword' })
  await updateOwner(app.db, owner.id, { totpSecret: null, totpStep: null, recoveryCodes: [] })
  recordSecurityEvent(app, { kind: 'factor-removed', account: owner.email })
  return { done: 'factor' }
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
