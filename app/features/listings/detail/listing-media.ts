import type { ListingDetails } from '~/kernel/listing-details'
import { playerOf } from './player'
import { type Video, videoOf } from './video'

/** A video or virtual tour of a listing, hosted by another service. */
export type MediaLink = {
  kind: 'video' | 'tour'
  /** Its address; without script it opens in a new tab. */
  href: string
  /** Name of the service if it is known, else its host. */
  service: string
  /** Address of its frame or file; without one it can only be opened in a new tab. */
  player?: string
  /** The player is a video file, not a frame. */
  isFile: boolean
  /** Filmed in portrait format, as phones do. */
  upright?: boolean
}

const serviceNames: Partial<Record<Video['kind'], string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
}

/** Lists the videos in the agency's order, then the virtual tour, without duplicates and unsafe addresses. */
export function mediaOf({ videos = [], virtualTour = '' }: ListingDetails): MediaLink[] {
  const links = [
    ...videos.map((link) => mediaLink(link, 'video')),
    ...[virtualTour].map((link) => mediaLink(link, 'tour')),
  ].filter((link) => link !== undefined)
  return links.filter(({ href }, index) => links.findIndex((other) => other.href === href) === index)
}

/** Accepts a web address without credentials; it has a frame if a known service hosts it (V3). */
function mediaLink(link: string, kind: MediaLink['kind']): MediaLink | undefined {
  const url = URL.parse(link.trim())
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  const video = videoOf(link)
  return {
    kind: video.kind === 'virtual-tour' ? 'tour' : kind,
    href: url.href,
    service: serviceNames[video.kind] ?? url.hostname.replace(/^www\./, ''),
    player: playerOf(video),
    isFile: video.kind === 'file',
    upright: video.kind === 'instagram' || video.kind === 'tiktok',
  }
}

/** Origins that the page's policy has to allow for its frames, without duplicates. */
export const frameOrigins = (media: MediaLink[]): string[] => [
  ...new Set(media.flatMap(({ player, isFile }) => (player && !isFile ? new URL(player).origin : []))),
]

/** Origins of its video files, for the same policy. */
export const filmOrigins = (media: MediaLink[]): string[] => [
  ...new Set(media.flatMap(({ player, isFile }) => (player && isFile ? new URL(player).origin : []))),
]
