import type { Picture } from './sdl.ts'

export type Views = Readonly<Record<string, Pick<Picture, 'time' | 'sun' | 'view' | 'limit'>>>

/** The pictures of one listing: they share its maker, its season and its chance. */
export const views = (
  listing: string,
  { maker, season }: Pick<Picture, 'maker' | 'season'>,
  pictures: Views,
): Readonly<Record<string, Picture>> =>
  Object.fromEntries(
    Object.entries(pictures).map(([what, picture]) => [
      `${listing}-${what}`,
      { ...picture, maker, season, world: listing },
    ]),
  )
