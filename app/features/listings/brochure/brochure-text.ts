import { cleanDescription } from '../page/text'

/** Characters that the front has room for below a title of one line, and what else takes of it. */
const room = { withShortTitle: 880, lineOfTitle: 150, notice: 200 }
/** Characters of a line of the title, of which it has at most three. */
const titleLine = 50

/** A first paragraph shorter than this does not speak for a listing. */
const shortest = 160

/**
 * The words on a brochure's front: what the agency says first of a listing, before the headings and lists that the
 * back has anyway, and as much of it as fits.
 * @param html - the description
 * @param hasNotice - whether it is said there too that the listing is sold, let or under option
 */
export function brochureText(html: string, title: string, hasNotice: boolean): string {
  const lines = Math.min(3, Math.max(1, Math.ceil(title.length / titleLine)))
  const limit = room.withShortTitle - (lines - 1) * room.lineOfTitle - (hasNotice ? room.notice : 0)
  const lead = cleanDescription(html.split(/<(?:h[1-6]|ul|ol|table)\b/i, 1)[0] ?? '', limit)
  return lead.length >= shortest ? lead : cleanDescription(html, limit)
}
