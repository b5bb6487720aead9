import { blockScenes } from './block-scenes.ts'
import { laneScenes } from './lane-scenes.ts'
import type { Picture } from './sdl.ts'
import { townScenes } from './town-scenes.ts'

const views = { ...townScenes, ...laneScenes, ...blockScenes }

/** Homes that have no rooms of their own yet open with what a visitor sees of them. */
const waiting: Readonly<Record<string, string>> = {
}

/** The first picture of each of them, under the name that its listing has for it. */
export const covers: Readonly<Record<string, Picture>> = Object.fromEntries(
  Object.entries(waiting).flatMap(([listing, side]) => {
    const picture = views[`${listing}-${side}`]
    return picture ? [[`outside-${listing}`, picture]] : []
  }),
)
