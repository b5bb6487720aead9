// A type alone, because the routes read this file before any alias is set up.
import type { Permission } from '../platform/office/permissions'
import type { TextKey } from './text-keys'

/** Groups of the navigation, in their order; the first has no name. */
export const navGroups = ['work', 'agency', 'system'] as const

export type NavPlace = {
  /** Its name. */
  title: TextKey
  group: (typeof navGroups)[number]
  /** Its drawing in the navigation. */
  icon:
    | 'today'
    | 'inbox'
    | 'search'
    | 'testimonials'
    | 'alerts'
    | 'newsletter'
    | 'outbox'
    | 'imports'
    | 'health'
    | 'log'
    | 'members'
    | 'templates'
    | 'out'
  /** Its name in the bar of a phone, where it is too long for that. */
  short?: TextKey
  /** The letter that leads there after `g` (B11). */
  letter: string
}

/** A page of the office. Its address has no language: the language is the member's. */
export type OfficeEntry = {
  path: string
  /** The route module, below `app/`. */
  screen: string
  /** Whoever has it sees the page; `open` pages are for whoever is not logged in yet. */
  permission: Permission | 'open'
  /** Its place in the navigation: pages of a group come in the order of this table. */
  nav?: NavPlace
  /** Files below its path, such as the frame of a mail: the route module. */
  files?: Record<string, string>
}

/** Where a member logs in and out. */
export const loginPath = '/office/login/'

/** What a member sets for themself. */
export const accountPath = '/office/account/'

/** The stream that tells open pages that something came; no page. */
export const officeEventsPath = '/office/events'

/** Every page of the office. Routes, navigation, the HTTP layer and the tests of permissions read this table. */
export const officeTable = {
  today: {
    path: '/office/',
    screen: 'pages/office/today.route.tsx',
    permission: 'today.read',
    nav: { title: 'office:page.today', group: 'work', icon: 'today', letter: 't' },
  },
  leads: {
    path: '/office/leads/',
    screen: 'features/leads/office/inbox.route.tsx',
    permission: 'leads.read',
    nav: { title: 'office:page.leads', group: 'work', icon: 'inbox', letter: 'l' },
    files: { 'leads.csv': 'features/leads/office/export/leads-file.route.ts' },
  },
  'leads.new': {
    path: '/office/leads/new/',
    screen: 'pages/office/new-lead.route.tsx',
    permission: 'leads.write',
  },
  'leads.lead': {
    path: '/office/leads/:id/',
    screen: 'features/leads/office/lead.route.tsx',
    permission: 'leads.read',
  },
  search: {
    path: '/office/search/',
    screen: 'pages/office/search.route.tsx',
    permission: 'search.read',
    nav: { title: 'office:page.search', group: 'work', icon: 'search', letter: 's' },
  },
  'people.person': {
    path: '/office/people/:id/',
    screen: 'pages/office/person.route.tsx',
    permission: 'people.read',
  },
  'people.export': {
    path: '/office/people/:id/export/',
    screen: 'features/privacy/office/person-export.route.ts',
    permission: 'people.export',
  },
  login: {
    path: loginPath,
    screen: 'features/staff/login.route.tsx',
    permission: 'open',
  },
  'login.forgotten': {
    path: '/office/login/forgotten/',
    screen: 'features/staff/forgotten.route.tsx',
    permission: 'open',
  },
  'login.password': {
    path: '/office/login/password/',
    screen: 'features/staff/new-password.route.tsx',
    permission: 'open',
  },
  account: {
    path: accountPath,
    screen: 'features/staff/account.route.tsx',
    permission: 'account.read',
    files: { 'picture.jpeg': 'features/staff/own-picture.route.ts' },
  },
  testimonials: {
    path: '/office/testimonials/',
    screen: 'features/testimonials/office/testimonials.route.tsx',
    permission: 'testimonials.read',
    nav: {
      title: 'office:page.testimonials',
      group: 'work',
      icon: 'testimonials',
      short: 'office:short.testimonials',
      letter: 'r',
    },
  },
  'testimonials.new': {
    path: '/office/testimonials/new/',
    screen: 'features/testimonials/office/new-testimonial.route.tsx',
    permission: 'testimonials.write',
  },
  'testimonials.testimonial': {
    path: '/office/testimonials/:id/',
    screen: 'features/testimonials/office/testimonial.route.tsx',
    permission: 'testimonials.read',
    files: { 'picture.jpeg': 'features/testimonials/office/picture.route.ts' },
  },
  alerts: {
    path: '/office/alerts/',
    screen: 'features/alerts/office/alerts.route.tsx',
    permission: 'alerts.read',
    nav: { title: 'office:page.alerts', group: 'work', icon: 'alerts', letter: 'z' },
  },
  'alerts.new': {
    path: '/office/alerts/new/',
    screen: 'features/alerts/office/new-alert.route.tsx',
    permission: 'alerts.write',
  },
  'alerts.alert': {
    path: '/office/alerts/:id/',
    screen: 'features/alerts/office/alert.route.tsx',
    permission: 'alerts.read',
  },
  newsletter: {
    path: '/office/newsletter/',
    screen: 'features/newsletter/office/newsletter.route.tsx',
    permission: 'newsletter.read',
    nav: {
      title: 'office:page.newsletter',
      group: 'work',
      icon: 'newsletter',
      short: 'office:short.newsletter',
      letter: 'n',
    },
    files: { 'subscribers.csv': 'features/newsletter/office/subscribers.route.ts' },
  },
  'newsletter.news': {
    path: '/office/newsletter/news/:id/',
    screen: 'features/newsletter/office/news.route.tsx',
    permission: 'newsletter.read',
  },
  'newsletter.subscriber': {
    path: '/office/newsletter/:id/',
    screen: 'features/newsletter/office/subscriber.route.tsx',
    permission: 'newsletter.read',
  },
  templates: {
    path: '/office/templates/',
    screen: 'features/leads/office/templates.route.tsx',
    permission: 'templates.write',
    nav: { title: 'office:page.templates', group: 'agency', icon: 'templates', letter: 'e' },
  },
  'templates.template': {
    path: '/office/templates/:id/',
    screen: 'features/leads/office/template.route.tsx',
    permission: 'templates.write',
  },
  members: {
    path: '/office/members/',
    screen: 'features/staff/members.route.tsx',
    permission: 'members.read',
    nav: { title: 'office:page.members', group: 'agency', icon: 'members', letter: 'm' },
  },
  'members.member': {
    path: '/office/members/:id/',
    screen: 'features/staff/member.route.tsx',
    permission: 'members.read',
    files: { 'picture.jpeg': 'features/staff/member-picture.route.ts' },
  },
  outbox: {
    path: '/office/outbox/',
    screen: 'features/mail/office/outbox.route.tsx',
    permission: 'outbox.read',
    nav: { title: 'office:page.outbox', group: 'system', icon: 'outbox', letter: 'o' },
  },
  'outbox.mail': {
    path: '/office/outbox/:id/',
    screen: 'features/mail/office/outbox-mail.route.tsx',
    permission: 'outbox.read',
    files: { 'message.html': 'features/mail/office/message.route.ts' },
  },
  webhook: {
    path: '/office/webhook/',
    screen: 'features/leads/office/webhook.route.tsx',
    permission: 'webhook.read',
    nav: { title: 'office:page.webhook', group: 'system', icon: 'out', letter: 'w' },
  },
  imports: {
    path: '/office/imports/',
    screen: 'features/feed/office/imports.route.tsx',
    permission: 'imports.read',
    nav: { title: 'office:page.imports', group: 'system', icon: 'imports', letter: 'i' },
  },
  'imports.run': {
    path: '/office/imports/:id/',
    screen: 'features/feed/office/import-run.route.tsx',
    permission: 'imports.read',
  },
  health: {
    path: '/office/health/',
    screen: 'pages/office/health.route.tsx',
    permission: 'health.read',
    nav: { title: 'office:page.health', group: 'system', icon: 'health', letter: 'h' },
  },
  'audit-log': {
    path: '/office/audit-log/',
    screen: 'pages/office/audit-log.route.tsx',
    permission: 'audit-log.read',
    nav: { title: 'office:page.audit-log', group: 'system', icon: 'log', letter: 'a' },
  },
} as const satisfies Record<string, OfficeEntry>

export type OfficePage = keyof typeof officeTable

export const officePages = Object.keys(officeTable) as OfficePage[]

export const officeEntryOf = (name: OfficePage): OfficeEntry => officeTable[name]

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

type Params<Name extends OfficePage> = Record<ParamNames<(typeof officeTable)[Name]['path']>, string | number>

type Args<Name extends OfficePage> = Params<Name> extends Record<string, never> ? [] : [params: Params<Name>]

/**
 * The address of a page of the office.
 * @example officePath('outbox.mail', { id: 7 })
 */
export function officePath<Name extends OfficePage>(name: Name, ...[params]: Args<Name>): string {
  const { path } = officeEntryOf(name)
  return path.replace(/:(\w+)/g, (_, param: string) => {
    const value = (params as Record<string, string | number> | undefined)?.[param]
    if (value === undefined) throw new RangeError(`${path} needs ${param}`)
    return encodeURIComponent(value)
  })
}

/** Whether an address is one of the office, with or without a page there. */
export const isOfficePath = (path: string): boolean => /^\/office(?:\/|$)/.test(path)

/** Whether a route is one of the office, by its id: `office.outbox`, or a layout. */
export const isOfficeRoute = (id: string | undefined): boolean => /^office(?:[.-]|$)/.test(id ?? '')

/** Ids of the routes that are no page: the frames around pages, and what answers where there is no page. */
export const officeRoutes = { shell: 'office', open: 'office-open', missing: 'office-missing' } as const

/** A page of the office by its route's id; of a file, the page it belongs to. */
export function officePageOfRoute(id: string): OfficePage | undefined {
  const name = id.slice('office.'.length)
  const isOf = (page: OfficePage) =>
    name === page || Object.keys(officeEntryOf(page).files ?? {}).some((file) => name === `${page}.${file}`)
  return isOfficeRoute(id) ? officePages.find(isOf) : undefined
}
