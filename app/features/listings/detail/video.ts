import { isAmong, services, type Video } from './video-services'

export type { Video } from './video-services'

const unknown: Video = { kind: 'unknown' }

/**
 * Recognises a video or virtual tour by its link. Accepts only `http` and `https` without credentials; hosts are
 * compared whole or from a dot on, so that `youtube.com.evil.example` is not accepted.
 * @see docs/requirements.md, V3
 */
export function videoOf(link: string): Video {
  const url = URL.parse(link.trim())
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return unknown
  const service = services.find(({ hosts }) => isAmong(hosts, url.host))
  return (service ? service.read(url) : fileOf(url)) ?? unknown
}

/** A video file, on any host. */
function fileOf({ pathname, href }: URL): Video | undefined {
  const format = /\.(mp4|mov|wmv|avi|flv|webm)$/i.exec(pathname)?.[1]?.toLowerCase()
  return format ? { kind: 'file', url: href, format } : undefined
}
