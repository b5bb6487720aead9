import { siteOf } from '~/features/content/public.server'
import { pictureUrl } from '~/features/media/public'
import { localeTags } from '~/kernel/locale'
import { formatArea } from '~/kernel/numbers'
import type { App } from '~/platform/app.server'
import type { ListingCard, PresenterContext } from '../card/listing-card'
import { toListingCard } from '../card/listing-presenter.server'
import { presenterContextOf } from '../card/presenter-context.server'
import { priceText } from '../card/price-text'
import { findListed } from '../list/find-listings.server'
import type { ListedRow } from '../list/list.repo.server'
import { listOutlets, outletHref } from '../list/list-outlets'
import { listPath, listTitle } from '../list/list-page.server'
import type { ListingCriteria } from '../list/listing-criteria'
import { type AtomFeed, writeAtomFeed } from './atom-feed'

/** Number of entries: enough for a reader who comes back from a long holiday. */
const mostEntries = 50

/** Writes the newest listings of a list as an Atom feed, in the language of the request. */
export async function listFeed(app: App, asked: ListingCriteria): Promise<Response> {
  const criteria = { ...asked, sort: 'newest' as const, page: 1 }
  const [site, context, title, path, rows] = await Promise.all([
    siteOf(app.db),
    presenterContextOf(app),
    listTitle(app, criteria),
    listPath(app, criteria),
    findListed(app.db, criteria, app.locale, mostEntries),
  ])
  const { publicUrl } = app.config
  const self = publicUrl + outletHref(path, 'atom')
  const xml = writeAtomFeed({
    id: self,
    language: localeTags[app.locale],
    title: `${title} – ${site.identity.name}`,
    author: site.identity.name,
    self,
    url: publicUrl + path,
    entries: rows.map((row) => entryOf(row, context, publicUrl)),
  })
  return outletAnswer(xml, listOutlets.atom.type)
}

function entryOf(row: ListedRow, context: PresenterContext, publicUrl: string): AtomFeed['entries'][number] {
  const card = toListingCard(row, context)
  const { picture } = card
  return {
    // The number of a listing never changes, unlike its title, its address and the host's scheme.
    id: `tag:${new URL(publicUrl).hostname},2026:listing/${card.id}/${context.locale}`,
    title: [card.ribbon?.text, card.title, card.city, priceText(card.price, context)]
      .filter(Boolean)
      .join(' – '),
    url: publicUrl + card.href,
    published: row.createdAt,
    updated: row.modifiedAt,
    summary: factsOf(card, context).join(', '),
    category: card.typeName,
    picture: picture && {
      url: new URL(pictureUrl(picture, { width: 1360 }), publicUrl).href,
      type: 'image/webp',
    },
  }
}

const factsOf = (card: ListingCard, { t, locale }: PresenterContext) =>
  [
    card.typeName,
    card.address && `${card.address}, ${card.zip} ${card.city}`,
    card.bedrooms && t('listings:bedrooms', { count: card.bedrooms }),
    card.livingSurface && `${formatArea(card.livingSurface, locale)} ${t('listings:ofLiving')}`,
    card.energy && t('listings:energyOf', { label: card.energy.label }),
  ].filter((fact): fact is string => Boolean(fact))

/** Any site may embed it: its content is public and the same for everybody. */
export const outletAnswer = (text: string, type: string) =>
  new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
  })
