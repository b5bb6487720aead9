import type { StoredData } from './stored-data'

/** What the feed brings, and what follows from it. */
export const dataOfListings: StoredData[] = [
  {
    what: 'listings and projects, with texts, units, pictures, documents and history of prices',
    tables: [
      ...['listings', 'listing_texts', 'listing_changes', 'projects', 'project_texts', 'units'],
      ...['pictures', 'documents'],
    ],
    period: 'withdrawn',
    after: 'they were withdrawn',
    why: 'until then their page says that they are gone; one whose owner logged in within 400 days stays, and so does one that is offered',
  },
  {
    what: 'names of types and municipalities',
    tables: ['listing_types', 'cities'],
    until: 'kept; a feed replaces them',
    why: 'lists and filters show them; there are no more than municipalities',
  },
  {
    what: 'visits of a listing by day and source',
    tables: ['visit_counts'],
    period: 'visits',
    why: 'an owner sees 30 days, and the total: then those of a month are added up, and go with the listing; numbers only',
  },
  {
    what: 'keys that count a visitor once',
    tables: ['visit_keys', 'visit_salts'],
    until: 'half an hour; the salt of a day until the next',
    why: 'then the visit would count again; by a job of the visits',
  },
  {
    what: 'which listings a search alert has reported',
    tables: ['demand_homes'],
    until: 'as long as the search and the listing',
    why: 'nobody is told of a listing twice',
  },
  {
    what: 'reports of feed imports',
    tables: ['feed_imports'],
    period: 'feedImports',
    why: 'to find out when a feed went wrong; the last of each outcome stays',
  },
  {
    what: 'when the feed was fetched last, and how often it failed since',
    tables: ['feed_schedule'],
    until: 'kept; one row',
    why: 'a feed that has not changed is not read again; nothing of a person',
  },
  {
    what: 'originals of pictures',
    files: ['originals'],
    period: 'originals',
    after:
      'their listing was withdrawn; of a picture that is gone, after its download; a new version replaces them at once',
    why: 'a sale that was paused may go on',
  },
  {
    what: 'rendered pictures',
    files: ['media/rendered'],
    period: 'renderings',
    after: 'the last request; sooner when 1 GiB a process is full',
    why: 'rendered again on request',
  },
  {
    what: 'downloaded documents',
    files: ['documents'],
    period: 'documentFiles',
    after: 'the download, once nobody may open them any more: sold, let, withdrawn',
    why: 'the listing may be offered again; downloaded again on request',
  },
]
