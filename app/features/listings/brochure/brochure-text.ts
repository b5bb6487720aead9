import { cleanDescription } from '../page/text'

/** Characters that fit on the front below a title of one line, and what longer titles and a notice take from it. */
const room = { withShortTitle: 880, lineOfTitle: 150, notice: 200 }
/** Characters in a line of the title, which has at most three. */
const titleLine = 50

/** A first paragraph shorter than this is too little, so the whole description is used. */
const shortest = 160

/**
 * Takes the text of a brochure's front from the beginning of the description, before any headings and lists (the back
 * shows those), as far as it fits.
 * @param html - the description
 * @param hasNotice - whether the front also says that the listing is sold, let or under option
 */
export function brochureText(html: string, title: string, hasNotice: boolean): string {
  const lines = Math.min(3, Math.max(1, Math.ceil(title.length / titleLine)))
  const limit = room.withShortTitle - (lines - 1) * room.lineOfTitle - (hasNotice ? room.notice : 0)
  const lead = cleanDescription(html.split(/<(?:h[1-6]|ul|ol|table)\b/i, 1)[0] ?? '', limit)
  return lead.length >= shortest ? lead : cleanDescription(html, limit)
}
