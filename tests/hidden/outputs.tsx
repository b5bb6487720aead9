import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { alertMail } from '~/features/alerts/alert-mails.server'
import { countMatches } from '~/features/alerts/matching.repo.server'
import { type MailedAppointment, mailsAbout } from '~/features/appointments/appointment-mails.server'
import { findDocumentsOf } from '~/features/documents/documents.repo.server'
import { documentsMail } from '~/features/documents/documents-mails.server'
import { FindFormContext } from '~/features/forms/public'
import { friendMail } from '~/features/friends/friend-mails.server'
import { contactMe } from '~/features/leads/contact-me.form'
import { enteredMail } from '~/features/leads/entered-mail.server'
import { confirmationMail } from '~/features/leads/lead-mails.server'
import { answerValues } from '~/features/leads/office/answer/answer-values.server'
import Brochure from '~/features/listings/brochure/brochure.route'
import { loadBrochure } from '~/features/listings/brochure/brochure.server'
import { comparePage } from '~/features/listings/compare/compare-page.server'
import { loadListing } from '~/features/listings/detail/listing-page.server'
import { ledgerPath } from '~/features/listings/ledger/ledger-path'
import { loadLedger } from '~/features/listings/ledger-page/ledger-page.server'
import { listPage } from '~/features/listings/list/list-page.server'
import { readCriteria } from '~/features/listings/list/listing-criteria'
import { listFeed } from '~/features/listings/outlets/list-feed.server'
import { listGeojson } from '~/features/listings/outlets/list-geojson.server'
import {
  cardsOf,
  findAskedOffer,
  findOffers,
  findSocialCard,
  findViewable,
  listingPath,
  listingSitemap,
  listingSitemapIds,
  loadProject,
  newestCards,
  projectCards,
  projectPath,
  projectSitemap,
  referenceStories,
} from '~/features/listings/public.server'
import { mailHtml } from '~/features/mail/mail-html.server'
import { mailText } from '~/features/mail/mail-text'
import { type Mail, senderIn } from '~/features/mail/public.server'
import { mapCardsOf } from '~/features/map/map-cards.server'
import { mapDataOf } from '~/features/map/map-data.server'
import { listMapOf, placeMapOf } from '~/features/map/map-view.server'
import { searchIndexed } from '~/features/search/search-index'
import { searchIndexOf } from '~/features/search/search-index.server'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { locales } from '~/kernel/locale'
import Compare from '~/pages/compare.route'
import { findForm } from '~/pages/form-registry'
import Ledger from '~/pages/ledger.route'
import ListingDetail from '~/pages/listing-detail.route'
import ListingList from '~/pages/listing-list.route'
import ProjectDetail from '~/pages/project-detail.route'
import { viewingPath } from '~/pages/viewing-path.server'
import type { App } from '~/platform/app.server'

/** All outputs of the product, by name. */
export type Outputs = Map<string, string>

/** Outputs about one listing. */
export async function outputsOf(app: App, id: number): Promise<Outputs> {
  const url = new URL((await listingPath(app.db, id, app.locale)) ?? '/', app.config.publicUrl)
  const page = await loadListing(app, id, url)
  const brochure = await loadBrochure(app, id, new URL('x/', url))
  // The ledger of a sold or let listing leads to its page.
  const isClosed = page.kind === 'listing' && page.closed
  const ledger = isClosed ? page : await loadLedger(app, id, new URL(ledgerPath(url.href, app.locale)))
  const map = page.kind === 'listing' ? await placeMapOf(app, placed(page)) : undefined
  return new Map([
    ['address', url.href],
    ['page, as data', text({ ...page, map })],
    ['page', render(app, ListingDetail, { ...page, map })],
    ['structured data', text('page' in page ? page.page.structuredData : '')],
    ['print view, as data', text(brochure)],
    ['print view', render(app, Brochure, brochure)],
    ['ledger, as data', text(ledger)],
    ...(isClosed ? [] : [['ledger', render(app, Ledger, ledger)] as const]),
    ['social picture', text(await findSocialCard(app, 'listing', id))],
    ['online booking', text(await findViewable(app, id))],
    ['cards', text(await cardsOf(app, [id]))],
    ['cards on a map', text(await mapCardsOf(app, [id]))],
    ['answer to an enquiry', text(await answerTo(app, id))],
    ...(await comparisonsOf(app, [id, id + 1, id + 2, id + 3])),
    ...(await mailsOf(app, id)),
  ])
}

/** Outputs about one project. */
export async function outputsOfProject(app: App, id: number): Promise<Outputs> {
  const url = new URL((await projectPath(app.db, id, app.locale)) ?? '/', app.config.publicUrl)
  const loaded = await loadProject(app, id, url)
  const map = loaded.kind === 'project' ? await placeMapOf(app, loaded) : undefined
  return new Map([
    ['address of the project', url.href],
    ['project, as data', text({ ...loaded, map })],
    ['project', render(app, ProjectDetail, { ...loaded, map })],
    ['project, structured data', text(loaded.page.structuredData)],
    ['project, social picture', text(await findSocialCard(app, 'project', id))],
    ['project, asked about', text(await findAskedOffer(app, { project: String(id), unit: String(id * 10) }))],
  ])
}

/** The comparison of listings, whose marks would tell what a hidden price is lower than. */
async function comparisonsOf(app: App, ids: number[]): Promise<[string, string][]> {
  const compared = await comparePage(app, ids, (listing) => viewingPath(app, listing))
  return [
    ['comparison, as data', text(compared)],
    ['comparison', render(app, Compare, compared)],
  ]
}

/** Outputs about all listings and projects. */
export async function outputsOfAll(app: App): Promise<Outputs> {
  const outputs: Outputs = new Map()
  for (const goal of ['sale', 'rent'] as const) {
    for (const query of ['', ...queries]) {
      const criteria = readCriteria(goal, new URLSearchParams(query))
      const name = `for ${goal} ?${query}`
      outputs.set(`list ${name}`, text(await listPage(app, criteria)))
      outputs.set(`map data ${name}`, text(await mapDataOf(app, criteria)))
      outputs.set(`GeoJSON ${name}`, await (await listGeojson(app, criteria)).text())
    }
    const criteria = readCriteria(goal, new URLSearchParams())
    const list = { ...(await listPage(app, criteria)), map: await listMapOf(app, '/nl/te-koop/') }
    outputs.set(`list for ${goal}, drawn`, render(app, ListingList, list))
    outputs.set(`Atom feed for ${goal}`, await (await listFeed(app, criteria)).text())
  }
  const { index, file } = await searchIndexOf(app.db, app.locale)
  outputs.set('search index', text(file))
  outputs.set('search results', text(searchIndexed(index, 'woning')))
  outputs.set(
    'newest and references',
    text([await newestCards(app, 20), await referenceStories(app, 20, true)]),
  )
  outputs.set('projects', text(await projectCards(app)))
  outputs.set('sitemap of projects', text(await projectSitemap(app.db, [...locales])))
  const inSitemap = { enabled: locales, mediaBaseUrl: '' }
  const ids = await listingSitemapIds(app.db)
  outputs.set('sitemap', text(await listingSitemap(app.db, ids, inSitemap)))
  outputs.set('search alerts', text(await alertCounts(app)))
  return outputs
}

const queries = [
  '',
  'sort=price-asc',
  'sort=price-desc',
  'priceMin=3000000',
  'priceMax=6000000',
  'city=x|1630',
]

const openCriteria = {
  types: [],
  zones: [],
  priceMaxCents: null,
  bedroomsMin: null,
  bedroomsMax: null,
  surfaceMin: null,
  filter: null,
  energyRank: null,
  garages: null,
  parkings: null,
}

/** Number of matches of search alerts. */
const alertCounts = (app: App) =>
  Promise.all(
    (['sale', 'rent'] as const).flatMap((goal) =>
      [null, 300_000_000, 600_000_000].map((priceMinCents) =>
        countMatches(app.db, { ...openCriteria, goal, priceMinCents }),
      ),
    ),
  )

type Loaded = Extract<Awaited<ReturnType<typeof loadListing>>, { kind: 'listing' }>

const placed = ({ listing, position }: Loaded) => ({
  id: listing.id,
  title: listing.title,
  place: [listing.address, `${listing.zip} ${listing.city}`].filter(Boolean).join(', '),
  position,
  showsAddress: listing.address !== undefined,
})

/** Every mail about a listing, as HTML, as text and with its calendar file. */
async function mailsOf(app: App, id: number): Promise<[string, string][]> {
  const offer = (await findOffers(app, [id])).get(id)
  if (!offer) return []
  const sender = await senderIn(app, app.locale)
  const to = 'friend@post.example'
  const reader = { to, agency: 'Tilia' }
  const told = { to, publicUrl: app.config.publicUrl, locale: app.locale }
  const documents = await findDocumentsOf(app.db, { listing: id })
  const about = {
    form: contactMe,
    values: {},
    offer,
    article: undefined,
    blocks: [],
    link: undefined,
    answerDays: 1,
  }
  const mails = [
    friendMail({ ...reader, offer }, app),
    documentsMail(app, { reader, offer, documents, until: new Date('2026-11-27'), fallback: 'nl' }),
    confirmationMail({ ...told, ...about }, sender),
    enteredMail({ ...told, offer }, sender),
    alertMail({
      to,
      locale: app.locale,
      sender,
      fresh: [{ offer, toldCents: null }],
      cheaper: [],
      moneyLocale: 'nl',
      href: '/',
      listHref: '/',
    }),
    ...(await appointmentMails(app, id)),
  ]
  return mails.map((mail: Mail, index) => [
    `mail ${mail.kind} ${index}`,
    [
      mailHtml(mail.content, sender, mail.locale),
      mailText(mail.content, sender, mail.locale),
      text(mail),
    ].join('\n'),
  ])
}

/** What an answer to an enquiry can have in place of its placeholders. */
async function answerTo(app: App, listingId: number) {
  const lead = { fields: {}, listingId, projectId: null, unitId: null, locale: app.locale }
  return await answerValues(app, lead, { id: 0, name: 'Mia' }, await senderIn(app, app.locale))
}

/** To whoever booked a viewing; the agency's own mails have the address, whatever its owner publishes. */
async function appointmentMails(app: App, id: number): Promise<Mail[]> {
  const news = ['booked', 'moved', 'cancelled', 'reminder', 'feedback'] as const
  const all = await Promise.all(news.map((one) => mailsAbout(app, booking(app, id), one)))
  return all
    .flat()
    .map(({ mail }) => mail)
    .filter(({ audience }) => audience !== 'agency')
}

const booking = ({ locale }: App, listingId: number): MailedAppointment => {
  const at = new Date('2026-11-25T10:00:00Z')
  return {
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'viewing',
    opening: 'viewings',
    agent: null,
    listingId,
    startsAt: at,
    endsAt: at,
    email: 'els@post.example',
    locale,
    fields: { firstName: 'Els', lastName: 'Peeters', phone: '', remark: '' },
    sequence: 0,
    createdAt: at,
    updatedAt: at,
  } as unknown as MailedAppointment
}

/** Renders a screen on the server. */
function render<Data>(app: App, Screen: ComponentType<never>, loaderData: Data): string {
  const RenderedScreen = Screen as unknown as ComponentType<{ loaderData: Data }>
  const Stub = createRoutesStub([{ path: '*', Component: () => <RenderedScreen loaderData={loaderData} /> }])
  const { locale } = app
  return renderToStaticMarkup(
    <TextContext value={{ t: translateTo(locale), locale }}>
      <FindFormContext value={findForm}>
        <Stub initialEntries={['/']} />
      </FindFormContext>
    </TextContext>,
  )
}

const text = (value: unknown) => JSON.stringify(value) ?? ''
