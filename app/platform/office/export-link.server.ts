import type { App } from '../app.server'
import { defineSignedLinks } from '../signed-links.server'
import type { Member } from './member.server'

/** Which file, and for whom: an act notes it, and its link is good for a few minutes. */
type ExportLink = { file: string; staffId: number }

const links = defineSignedLinks<ExportLink>('office-export', { minutes: 10 })

/**
 * The address of an exported file, for the member who asked for it by an act that asks for the password and is noted. The
 * file itself is read without changing anything (B7).
 * @param path - of the file, with what is chosen of it: `/office/leads/leads.csv?state=done`
 */
export const exportHref = (app: App, path: string, { id }: Pick<Member, 'id'>): string =>
  links.addTo(path, app, { file: path, staffId: id })

/** Whether a member may read the file of this address: it is the one that they asked for. */
export function isExported(app: App, { pathname, search }: URL, { id }: Pick<Member, 'id'>): boolean {
  const [, chosen = '', token = ''] = /^(.*?)[?&]token=([^&]*)$/.exec(search) ?? []
  const link = links.read(app, token)
  return link?.file === pathname + chosen && link.staffId === id
}
