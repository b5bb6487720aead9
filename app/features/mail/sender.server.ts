import { coloursOf, localise, siteOf } from '~/features/content/public.server'
import type { Locale } from '~/kernel/locale'
import { groupPhone } from '~/kernel/phone'
import type { Services } from '~/platform/app.server'
import { emblemOf } from './emblem.server'
import type { MailSender } from './mail'

/** The agency as a mail shows it, in the reader's language. */
export async function senderIn(
  { db, config }: Pick<Services, 'db' | 'config'>,
  locale: Locale,
): Promise<MailSender> {
  const site = await siteOf(db)
  const { identity } = site
  const say = localise(site, locale)
  const icon = site.brand.icon && site.drawings.get(site.brand.icon)
  return {
    name: identity.name,
    url: config.publicUrl,
    lines: [
      identity.legalName,
      `${identity.street}, ${identity.zip} ${say(identity.city)}, ${say(identity.country)}`,
      identity.vatNumber,
    ],
    phone: groupPhone(identity.phone),
    email: identity.email,
    colours: coloursOf(site.brand.colours),
    emblem: icon ? await emblemOf(icon) : undefined,
  }
}
