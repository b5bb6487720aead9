import { randomUUID } from 'node:crypto'
import { one } from '~/features/forms/public'
import type { Submission } from '~/features/forms/public.server'
import { postMail, senderIn } from '~/features/mail/public.server'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { formatInstant } from '~/kernel/day'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import { defineSignedLinks } from '~/platform/signed-links.server'
import { unsignText } from '~/platform/unsigned-text.server'
import { insertPending } from './pending-submissions.repo.server'

/** Hours that the link is valid for. */
export const confirmHours = 24

export const confirmLinks = defineSignedLinks<{ id: string }>('confirm', { hours: confirmHours })

/** What waits with a form: a time that is held. */
type HeldTime = { until: Date }

/**
 * Keeps a form until the link in a mail to its sender is opened: for visitors without proof of work (F3). The
 * staff's own test asks for no address, so its link goes to the agency.
 * @returns path of the page that says so
 * @throws {MailLimitError} when the address got too many mails today
 */
export async function askToConfirm(
  app: App,
  { form, values, page }: Submission,
  held?: HeldTime,
): Promise<{ to: string; isWaiting: true }> {
  const { locale, config } = app
  const t = translateTo(locale)
  const id = randomUUID()
  const expires = confirmLinks.expiryOf(app, { id })
  const email = one(values, 'email').toLowerCase()
  const path = pathTo(locale, 'confirm')
  const href = config.publicUrl + confirmLinks.addTo(path, app, { id }, expires)
  const sender = await senderIn(app, locale)
  await app.db.transaction(async (tx) => {
    await insertPending(tx, {
      ...{ id, form: form.name, locale, page, expires },
      fields: JSON.parse(unsignText(app, JSON.stringify(values), id)),
    })
    await postMail(tx, app, sender, {
      kind: 'confirm-form',
      ...(email
        ? { audience: 'unconfirmed', to: email }
        : { audience: 'agency', to: config.mailAgency ?? sender.email }),
      locale,
      content: {
        subject: form.isAppointment
          ? t('confirmation:mail.appointment.subject', { agency: sender.name })
          : t('confirmation:mail.subject', { agency: sender.name }),
        title: t('confirmation:mail.title'),
        blocks: [
          { type: 'text', text: form.isAppointment ? appointmentText(held, locale) : messageText(locale) },
          { type: 'button', text: t('confirmation:button'), href },
          { type: 'note', text: t('confirmation:mail.why', { agency: sender.name }) },
        ],
      },
    })
  })
  return { to: held ? `${path}?held` : path, isWaiting: true }
}

const messageText = (locale: Locale) => translateTo(locale)('confirmation:mail.text', { hours: confirmHours })

/** One time alone: until when the time is held, or how long the link books it if it is free. */
function appointmentText(held: HeldTime | undefined, locale: Locale): string {
  const t = translateTo(locale)
  return held
    ? t('confirmation:mail.appointment.held', { until: formatInstant(held.until, locale) })
    : t('confirmation:mail.appointment.free', { hours: confirmHours })
}
