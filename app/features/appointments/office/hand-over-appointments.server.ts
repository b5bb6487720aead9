import { postMail, senderIn } from '~/features/mail/public.server'
import { officePath } from '~/i18n/office-table'
import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import type { HandingOver, HandOver } from '~/platform/office/hand-over.server'
import { formatWhen } from '../format-time'
import { countComing, type GivenAppointment, giveComing } from './hand-over.repo.server'

/**
 * Coming appointments that take the time of a member who leaves (B2). Visitors keep their time and their links, so
 * whoever takes over may have two at one time. The mail to them says so; an admin who takes over gets it only then.
 */
export const appointmentHandOver: HandOver = {
  kind: 'appointments',
  count: async (tx, { email }, now) => await countComing(tx, email, now),
  async give(tx, services, { from, to, by }) {
    const given = await giveComing(tx, from.email, to.email, services.clock.now())
    const needsMail = to.id === by?.id ? given.some(({ overlaps }) => overlaps) : given.length > 0
    if (needsMail) await mailGiven(tx, services, { from, to, by }, given)
  },
}

/**
 * Tells whoever takes them over when they have to be there. Visitors are not named: nothing of the mail would lead an
 * erasure to it.
 */
async function mailGiven(
  tx: Db,
  services: Services,
  { from, to, by }: HandingOver,
  given: GivenAppointment[],
) {
  const { locale } = to
  const t = translateTo(locale)
  const subject = t('appointments:handedOver.subject', { count: given.length })
  await postMail(tx, services, await senderIn(services, locale), {
    ...{ kind: 'appointment-handed-over', audience: 'agency', to: to.email, locale },
    content: {
      subject,
      title: subject,
      blocks: [
        {
          type: 'text',
          text: t('appointments:handedOver.text', { name: from.name, by: by?.name ?? from.name }),
        },
        {
          type: 'facts',
          facts: given.map((appointment) => ({
            label: formatWhen(t, locale, { start: appointment.startsAt, end: appointment.endsAt }),
            value: [
              t(`appointments:kind.${appointment.kind}` as TextKey),
              appointment.overlaps && t('appointments:handedOver.overlaps'),
            ]
              .filter(Boolean)
              .join(', '),
          })),
        },
        {
          type: 'button',
          text: t('appointments:handedOver.open'),
          href: services.config.publicUrl + officePath('today'),
        },
      ],
    },
  })
}
