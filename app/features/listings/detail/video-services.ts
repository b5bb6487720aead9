/** A video that a link names. `url` is the normalised link, `id` the service's own. */
export type Video =
  | { kind: 'file'; url: string; format: string }
  | { kind: 'youtube'; url: string; id: string }
  /** `key` opens an unlisted video. */
  | { kind: 'vimeo'; url: string; id: string; key?: string }
  /** A short link has no id: only the service can resolve it. */
  | { kind: 'facebook' | 'instagram' | 'tiktok'; url: string; id?: string }
  | { kind: 'virtual-tour'; url: string }
  | { kind: 'unknown' }

/** A domain with its subdomains, and how to read its links; undefined for a link that is no video. */
type Service = { hosts: readonly string[]; read: (url: URL) => Video | undefined }

/** `host` contains a non-default port, so that such links do not match. */
export const isAmong = (domains: readonly string[], host: string) =>
  domains.some((domain) => host === domain || host.endsWith(`.${domain}`))

const virtualTourHosts = [
  'matterport.com',
  'kuula.co',
  'nodalview.com',
  'giraffe360.com',
  'cloudpano.com',
  'momento360.com',
  'roundme.com',
  'theta360.com',
  'ricoh360.com',
  'eyespy360.com',
  'immoviewer.com',
  'previsite.com',
  'panoee.com',
  'klapty.com',
]

/** The first service whose hosts match reads the link. */
export const services: readonly Service[] = [
  { hosts: ['youtube.com', 'youtube-nocookie.com'], read: youtube },
  { hosts: ['youtu.be'], read: ({ pathname, href }) => youtubeVideo(pathname.slice(1), href) },
  { hosts: ['vimeo.com'], read: vimeo },
  { hosts: ['facebook.com'], read: facebook },
  { hosts: ['fb.watch'], read: shortLink('facebook') },
  { hosts: ['instagram.com'], read: instagram },
  { hosts: ['vm.tiktok.com', 'vt.tiktok.com'], read: shortLink('tiktok') },
  { hosts: ['tiktok.com'], read: tiktok },
  { hosts: virtualTourHosts, read: ({ href }) => ({ kind: 'virtual-tour', url: href }) },
]

function youtube({ pathname, searchParams, href }: URL) {
  const inPath = /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(pathname)?.[1]
  return youtubeVideo((/^\/watch\/?$/.test(pathname) && searchParams.get('v')) || inPath, href)
}

/** An id has eleven characters. */
function youtubeVideo(named: string | undefined, url: string): Video | undefined {
  const id = /^([\w-]{11})\/?$/.exec(named ?? '')?.[1]
  return id ? { kind: 'youtube', url, id } : undefined
}

const vimeoPath =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?(\d+)(?:\/([\da-f]+))?\/?$/

function vimeo({ pathname, searchParams, href }: URL): Video | undefined {
  const [, id, inPath] = vimeoPath.exec(pathname) ?? []
  const key = inPath ?? /^[\da-f]+$/.exec(searchParams.get('h') ?? '')?.[0]
  return id ? { kind: 'vimeo', url: href, id, key } : undefined
}

function facebook({ pathname, searchParams, href }: URL): Video | undefined {
  const asked = /^\/(?:watch\/?|video\.php)$/.test(pathname) ? searchParams.get('v') : undefined
  const id = asked ?? /^\/(?:reel|[^/]+\/videos(?:\/[^/]+)?)\/(\d+)\/?$/.exec(pathname)?.[1]
  if (id) return /^\d+$/.test(id) ? { kind: 'facebook', url: href, id } : undefined
  return /^\/share\/[rv]\/\w+\/?$/.test(pathname) ? { kind: 'facebook', url: href } : undefined
}

function instagram({ pathname, href }: URL): Video | undefined {
  const id = /^\/(?:[\w.]+\/)?(?:reels?|tv|p)\/([\w-]+)\/?$/.exec(pathname)?.[1]
  return id ? { kind: 'instagram', url: href, id } : undefined
}

function tiktok({ pathname, href }: URL): Video | undefined {
  const id = /^\/(?:@[\w.]+\/video|embed(?:\/v2)?)\/(\d+)\/?$/.exec(pathname)?.[1]
  if (id) return { kind: 'tiktok', url: href, id }
  return /^\/t\/\w+\/?$/.test(pathname) ? { kind: 'tiktok', url: href } : undefined
}

function shortLink(kind: 'facebook' | 'tiktok') {
  return ({ pathname, href }: URL): Video | undefined =>
    /^\/[\w-]+\/?$/.test(pathname) ? { kind, url: href } : undefined
}
