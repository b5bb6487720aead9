import type { StoredData } from './stored-data'

/** What the feed brings, and what follows from it. */
export const dataOfListings: StoredData[] = [
  {
    what: 'listings and projects, with texts, units, pictures, documents and history of prices',
    tables: [
      ...['listings', 'listing_texts', 'listing_changes', 'projects', 'project_texts', 'units'],
      ...['pictures', 'documents'],
    ],
    until: 'kept',
    why: 'the page of a withdrawn one answers that it is gone, and its owner sees what became of it',
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
    until: 'kept',
    why: 'its owner sees their course; numbers only',
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
    until: 'as long as the search',
    why: 'nobody is told of a listing twice',
  },
  {
    what: 'reports of feed imports',
    tables: ['feed_imports'],
    period: 'feedImports',
    why: 'to find out when a feed went wrong; the last of each outcome stays',
  },
  {
    what: 'originals of pictures',
    files: ['originals'],
    until: 'until the picture gets another version',
    why: 'sizes are rendered from them',
  },
  {
    what: 'rendered pictures',
    files: ['media/rendered'],
    until: 'until 1 GiB a process is full and others were requested more recently',
    why: 'rendered again on request',
  },
  {
    what: 'downloaded documents',
    files: ['documents'],
    until: 'until the document gets another version',
    why: 'they are opened from here',
  },
]
