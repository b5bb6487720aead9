import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { withSignedLinks } from './mail-links.server'
import { deleteMail, findWaiting } from './mails.repo.server'

/**
 * Takes mails of a kind back that still wait to be sent to somebody who wants none any more. Their jobs find nothing to do.
 * @param isMeant - whether a mail is, by its address to unsubscribe; a reader may get the same kind for several reasons
 */
export async function withdrawMails(
  tx: Db,
  services: Pick<Services, 'keys' | 'clock'>,
  { kind, to }: { kind: string; to: string },
  isMeant: (unsubscribe: URL) => boolean,
): Promise<void> {
  for (const mail of await findWaiting(tx, kind, to.toLowerCase())) {
    const address = withSignedLinks(services, mail).headers['List-Unsubscribe']?.replace(/^<|>$/g, '') ?? ''
    if (URL.canParse(address) && isMeant(new URL(address))) await deleteMail(tx, mail.id)
  }
}
