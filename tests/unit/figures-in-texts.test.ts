import { expect, test } from 'vitest'
import { linkLasts } from '~/features/accounts/password-link.server'
import { longest, shortest } from '~/features/accounts/password-rules.server'
import { heldMinutes } from '~/features/appointments/wanted-time.server'
import { mostChosen } from '~/features/leads/office/chosen-leads'
import { patienceMs } from '~/features/leads/webhook/post-webhook.server'
import { periods } from '~/features/privacy/periods'
import { estimateDays } from '~/features/valuation/estimate-link.server'
import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import { locales } from '~/kernel/locale'
import { mostFileBytes } from '~/platform/sent-form/read-multipart.server'

const invitationDays = linkLasts.invitation / 60 / 24
const megabytes = mostFileBytes / 2 ** 20

/** Figures that stand in a text as they are in the code. */
const figures: [key: TextKey, figure: number][] = [
  ['valuation:gone.text', estimateDays],
  ['accounts:forgotten.intro', linkLasts.reset],
  ['accounts:newPassword.intro', shortest],
  ['accounts:problem.tooShort', shortest],
  ['accounts:problem.tooLong', longest],
  ['owners:mail.invitation.text', invitationDays],
  ['owners:mail.reset.text', linkLasts.reset],
  ['staff:mail.invitation.text', invitationDays],
  ['staff:mail.reset.text', linkLasts.reset],
  ['staff:members.invite.text', invitationDays],
  ['staff:account.pictureHint', megabytes],
  ['testimonials:hint.image', megabytes],
  ['confirmation:held.text', heldMinutes],
  ['privacy:none.text', periods.mails.days],
  ['leads-office:many.intro', mostChosen],
  ['leads-office:many.tooMany', mostChosen],
  ['leads-office:webhook.answer.timeout', patienceMs / 1000],
  ['office:log.intro', periods.auditLog.months],
]

test.each(figures)('the figure of the text %s is that of the code, %d', (key, figure) => {
  for (const locale of locales) {
    const text = translateTo(locale)(key as 'privacy:none.text', { email: '' })
    expect([locale, [...new Set(text.match(/\d+/g))]]).toEqual([locale, [String(figure)]])
  }
})
