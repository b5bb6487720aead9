import { data } from 'react-router'
import { z } from 'zod'
import { officePath } from '~/i18n/office-table'
import { type ActRefusal, defineAct } from '~/platform/office/define-act.server'
import { readId } from '~/platform/office/read-id'
import { mailAddress } from '~/platform/office/typed-fields'
import { type ResendRefusal, resendMail } from '../resend-mail.server'

/** Sends a mail once more, to a corrected address if need be (B74). The log names no address. */
export const resendAct = defineAct({
  name: 'mails.resend',
  permission: 'outbox.write',
  schema: z.object({
    email: mailAddress,
    /** Another for each page: a second press sends nothing twice. */
    once: z.string().max(100).meta({ kind: 'hidden' }),
  }),
  async run({ tx, app, params, values: { email, once } }) {
    const sent = await resendMail(tx, app, { id: readId(params.id), to: email, once })
    if (typeof sent === 'string') return refusedAs(sent)
    const { id, isCorrected } = sent
    return {
      subject: `mails/${params.id}`,
      after: { address: isCorrected ? 'corrected' : 'same' },
      to: officePath('outbox.mail', { id }),
      done: 'mail-office:resend.done',
    }
  },
})

/** @throws 404 for a mail that is not there */
function refusedAs(refusal: ResendRefusal): ActRefusal {
  switch (refusal) {
    case 'unknown':
      throw data(null, { status: 404 })
    case 'bound':
      return { problems: { email: 'mail-office:resend.bound' } }
    case 'over':
      return { message: 'mail-office:resend.over' }
    case 'under-way':
      return { message: 'mail-office:resend.underWay' }
  }
}
