import type { Video } from './video-services'

/**
 * Returns the address that plays a video or shows a virtual tour, always https: the frame of a service that
 * {@link videoOf} knows, in its variant with fewer cookies where it has one, or a file that browsers play.
 * @returns undefined where the page cannot play it: another file, a short link without an id, an unknown host
 * @see docs/requirements.md, V3
 */
export function playerOf(video: Video): string | undefined {
  switch (video.kind) {
    case 'youtube':
      return `https://www.youtube-nocookie.com/embed/${video.id}?rel=0`
    case 'vimeo':
      return `https://player.vimeo.com/video/${video.id}?dnt=1${video.key ? `&h=${video.key}` : ''}`
    case 'facebook':
      return video.id && `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(video.url)}`
    case 'instagram':
      return video.id && `https://www.instagram.com/p/${video.id}/embed/`
    case 'tiktok':
      return video.id && `https://www.tiktok.com/player/v1/${video.id}`
    case 'virtual-tour':
      return withTls(video.url)
    case 'file':
      return playable.has(video.format) ? withTls(video.url) : undefined
    default:
      return undefined
  }
}

/** Formats that every browser plays by itself. */
const playable = new Set(['mp4', 'webm'])

const withTls = (url: string) => url.replace(/^http:/, 'https:')
