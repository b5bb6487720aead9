import type { PictureSource } from '~/features/media/public'
import { pathTo } from '~/i18n/path-to'
import { formatList } from '~/kernel/format-list'
import { languageName } from '~/kernel/language-name'
import type { Locale } from '~/kernel/locale'
import { groupPhone, telHref } from '~/kernel/phone'
import { slugOf } from '~/kernel/slug'
import { initialsIn } from '~/ui/face/initials'
import { localise, type Site } from './site-model'
import { pictureIn } from './site-picture'
import type { TeamMember } from './team.schema'

/** An agent as the feed names them. */
type NamedAgent = {
  name?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  number?: string | undefined
}

/** Somebody of the agency as visitors see them (M10). */
export type Person = {
  /** Their place on the team page. */
  anchor: string
  name: string
  initials: string
  role: string | undefined
  licence: string | undefined
  /** In words: Dutch, French and English. */
  languages: string | undefined
  intro: string | undefined
  phone: string
  phoneHref: string
  email: string
  portrait: PictureSource | undefined
  /** Their place on the team page; absent if they are not on it. */
  href: string | undefined
}

/** The language to write in, and the origin of pictures, if they have a host of their own. */
export type PersonPlace = { locale: Locale; mediaBaseUrl: string }

/** Whether two mentions are of one person: they have one mail address, or one name where an address is not said of both. */
export function isSamePerson(one: NamedAgent, other: NamedAgent): boolean {
  if (one.email && other.email) return hasSameAddress(one, other)
  return Boolean(one.name && other.name) && slugOf(one.name ?? '') === slugOf(other.name ?? '')
}

const hasSameAddress = ({ email }: NamedAgent, other: NamedAgent) =>
  email !== undefined && email.toLowerCase() === other.email?.toLowerCase()

/** Finds an agent of the feed in the team: by mail address, else by name. */
export const memberOf = ({ team }: Pick<Site, 'team'>, agent: NamedAgent): TeamMember | undefined =>
  team.find((member) => hasSameAddress(member, agent)) ?? team.find((member) => isSamePerson(member, agent))

/**
 * An agent of the feed with what the team says of them. What the feed says of a listing's agent comes first; a number or
 * address that nobody gives is the agency's.
 */
export function agentProfileOf(site: Site, agent: NamedAgent, place: PersonPlace): Person {
  const member = memberOf(site, agent)
  const say = localise(site, place.locale)
  const phone = agent.phone ?? member?.phone ?? site.identity.phone
  const name = member?.name ?? agent.name ?? site.identity.name
  const anchor = slugOf(name)
  const isOnTeamPage = member !== undefined || site.team.length === 0
  return {
    ...{ anchor, name, initials: initialsIn(name) },
    role: say(member?.role) || undefined,
    licence: agent.number ?? member?.licence,
    languages: member && languagesIn(member.languages, place.locale),
    intro: say(member?.intro) || undefined,
    phone: groupPhone(phone),
    phoneHref: telHref(phone),
    email: agent.email ?? member?.email ?? site.identity.email,
    portrait: pictureIn(site.pictures, say, place.mediaBaseUrl)(member?.portrait),
    href: isOnTeamPage ? `${pathTo(place.locale, 'team')}#${anchor}` : undefined,
  }
}

/** Somebody of the team, whether or not the feed names them. */
export const personOfMember = (site: Site, { name, email }: TeamMember, place: PersonPlace): Person =>
  agentProfileOf(site, { name, email }, place)

const languagesIn = (codes: readonly string[], locale: Locale): string | undefined =>
  codes.length > 0
    ? formatList(
        codes.map((code) => languageName(code, locale)),
        locale,
      )
    : undefined
