import type { ListingDetails } from '~/kernel/listing-details'
import { playerOf } from './player'
import { type Video, videoOf } from './video'

/** A video or virtual tour of a listing, which lies with somebody else. */
export type MediaLink = {
  kind: 'video' | 'tour'
  /** Where it is: opened in a tab of its own without any script. */
  href: string
  /** Who shows it, by name where it is a known service, else by host. */
  service: string
  /** Address of its frame; without one it can only be opened elsewhere. */
  player?: string
  /** Taken upright, as phones do. */
  upright?: boolean
}

const serviceNames: Partial<Record<Video['kind'], string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
}

/** The videos of a listing in the agency's order, then its virtual tour; each address once, none that is unsafe. */
export function mediaOf({ videos = [], virtualTour = '' }: ListingDetails): MediaLink[] {
  const links = [
    ...videos.map((link) => mediaLink(link, 'video')),
    ...[virtualTour].map((link) => mediaLink(link, 'tour')),
  ].filter((link) => link !== undefined)
  return links.filter(({ href }, index) => links.findIndex((other) => other.href === href) === index)
}

/** An address of the web without a password in it; its frame when a service that we know shows it (V3). */
function mediaLink(link: string, kind: MediaLink['kind']): MediaLink | undefined {
  const url = URL.parse(link.trim())
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  const video = videoOf(link)
  return {
    kind: video.kind === 'virtual-tour' ? 'tour' : kind,
    href: url.href,
    service: serviceNames[video.kind] ?? url.hostname.replace(/^www\./, ''),
    player: playerOf(video),
    upright: video.kind === 'instagram' || video.kind === 'tiktok',
  }
}

/** What the policy of the page has to let in, once its visitor asks for it; origins, each once. */
export const frameOrigins = (media: MediaLink[]): string[] => [
  ...new Set(media.flatMap(({ player }) => (player ? new URL(player).origin : []))),
]
