import { expect, test } from 'vitest'
import { agentProfileOf, isSamePerson, memberOf, personOfMember } from './person'
import { settingsSchema } from './site'
import { agency, siteFrom } from './site.fixture'
import { teamSchema } from './team.schema'

const portrait = { name: 'media/an.webp', hash: 'a', mimetype: 'image/webp', bytes: new Uint8Array() }

const siteWith = (team: object[]) =>
  siteFrom({
    ...{ pages: [], articles: [], files: [portrait] },
    settings: settingsSchema.parse({ ...agency, team }),
  })

const an = {
  name: 'An Peeters',
  email: 'An@acer.example',
  phone: '021112233',
  licence: '500.002',
  role: { nl: 'Makelaar', fr: 'Agente immobilière' },
  languages: ['nl', 'ar'],
  portrait: { file: 'media/an.webp' },
}
const site = siteWith([an, { name: 'Bo Claes' }])
const nl = { locale: 'nl', mediaBaseUrl: '' } as const

test('M10 an agent of the feed is found in the team by mail address, else by name', () => {
  expect(memberOf(site, { name: 'A. Peeters', email: 'AN@acer.example' })?.name).toBe('An Peeters')
  expect(memberOf(site, { name: 'bo  claes' })?.name).toBe('Bo Claes')
  expect(memberOf(site, { name: 'Bo Claes', email: 'bo@acer.example' })?.name).toBe('Bo Claes')
  expect(memberOf(site, { name: 'An Peeters', email: 'other@acer.example' })).toBeUndefined()
})

test.each([
  ['one address, however it is written', { name: 'A. Peeters', email: 'AN@acer.example' }, true],
  ['another address', { name: 'An Peeters', email: 'ann@acer.example' }, false],
  ['one name, of which an address is not said', { name: 'an  peèters' }, true],
  ['another name without an address', { name: 'Bo Claes' }, false],
  ['neither', {}, false],
])('M10 mentions with %s are of one person: %j, %j', (_, other, expected) => {
  expect(isSamePerson(an, other)).toBe(expected)
  expect(isSamePerson(other, an)).toBe(expected)
})

test('M10 what the feed says of an agent comes first, then the team, then the agency', () => {
  expect(
    agentProfileOf(site, { name: 'An', email: 'an@acer.example', phone: '0475123456' }, nl),
  ).toMatchObject({
    ...{ anchor: 'an-peeters', name: 'An Peeters', initials: 'AP', role: 'Makelaar', licence: '500.002' },
    ...{ phone: '0475 12 34 56', phoneHref: 'tel:+32475123456', email: 'an@acer.example' },
    ...{ languages: 'Nederlands en Arabisch', href: '/nl/team/#an-peeters' },
    portrait: { alt: '', version: 'v' },
  })
  expect(agentProfileOf(site, { name: 'Bo Claes' }, nl)).toMatchObject({
    ...{ phone: '025 55 01 00', email: 'a@acer.example' },
    ...{ role: undefined, languages: undefined, portrait: undefined, licence: undefined },
  })
})

test('M10 roles and languages are in the language of the page', () => {
  const [member] = site.team
  if (!member) throw new Error('there is no team')
  const french = personOfMember(site, member, { ...nl, locale: 'fr' })
  expect([french.role, french.languages]).toEqual(['Agente immobilière', 'néerlandais et arabe'])
  const german = personOfMember(site, member, { ...nl, locale: 'de' })
  expect([german.role, german.languages]).toEqual(['Makelaar', 'Niederländisch und Arabisch'])
})

test('M10 whoever is not of the team has no place on its page; without a team the agents of the feed are it', () => {
  expect(agentProfileOf(site, { name: 'Cis Maes' }, nl).href).toBeUndefined()
  expect(agentProfileOf(siteWith([]), { name: 'Cis Maes' }, nl).href).toBe('/nl/team/#cis-maes')
})

test.each([
  ['a name twice', [{ name: 'An Peeters' }, { name: 'an peeters' }], 'this name is listed twice'],
  [
    'an address twice',
    [
      { name: 'An', email: 'a@b.example' },
      { name: 'Bo', email: 'A@b.example' },
    ],
    'this address is listed twice',
  ],
  ['a language that is none', [{ name: 'An', languages: ['qx'] }], 'this is the code of no language'],
  [
    'a language in words',
    [{ name: 'An', languages: ['Dutch'] }],
    'a language is written by its code, such as nl',
  ],
])('M10 a team with %s is refused', (_, team, reason) => {
  expect(teamSchema.safeParse(team).error?.issues.map(({ message }) => message)).toContain(reason)
})
