import { type Room, roomSource } from './rooms/room.ts'
import { rooms } from './rooms/rooms.ts'
import { scenes } from './scenes.ts'
import { bloomOf, type Picture, type Quality, sceneSource } from './sdl.ts'

/** What the renderer needs to know of a picture, be it a scene outside or a room. */
export interface Shot {
  readonly source: (draft: boolean, aspect: number) => string
  readonly bloom: number
  readonly exposure?: number | undefined
  readonly file?: string | undefined
  readonly size?: string | undefined
  readonly limit?: number | undefined
}

const fine: Quality = { samples: 70, error: 0.6, finest: 0.02 }
const coarse: Quality = { samples: 35, error: 0.9, finest: 0.04 }

const outside = (name: string, picture: Picture): Shot => ({
  source: (draft, aspect) => sceneSource(name, picture, draft ? coarse : fine, aspect),
  bloom: bloomOf(picture),
  file: picture.file,
  size: picture.size,
  limit: picture.limit,
})

const inside = (name: string, room: Room): Shot => ({
  source: (draft, aspect) => roomSource(name, room, draft, aspect),
  bloom: 0,
  exposure: room.exposure ?? 1,
})

/** Every picture by name. */
export const shots: Readonly<Record<string, Shot>> = Object.fromEntries([
  ...Object.entries(scenes).map(([name, picture]) => [name, outside(name, picture)] as const),
  ...Object.entries(rooms).map(([name, room]) => [name, inside(name, room)] as const),
])
