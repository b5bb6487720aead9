import { balcony } from './balcony.ts'
import { card, masonry, satin, white, zinc } from './materials.ts'
import type { Opening } from './openings.ts'
import { box, type Sdl, union } from './pov.ts'
import { flatRoof } from './roof.ts'
import type { Stage } from './stage.ts'
import { rows, shell } from './wall.ts'

const skins = ['#dcd6c9', '#d4ccbd', '#c9ae98', '#bfa48f', '#d9d5cb']

/** The block next door: even windows, a few balconies, a flat roof; its left front corner at the origin. */
export function plainBlock(stage: Stage, w: number, storeys: number, d = 11): Sdl {
  const { random } = stage
  const hex = random.pick(skins)
  const skin = skins.indexOf(hex) === 2 || skins.indexOf(hex) === 3 ? masonry(hex) : card(hex)
  const frame = satin(random.pick(['#e6e1d6', '#565d5a']))
  const levels = Array.from({ length: storeys }, (_, i) => 0.9 + i * 3)
  const columns = Math.max(2, Math.round(w / 3.4))
  const h = storeys * 3 + 0.6
  const windows = rows(w, columns, levels, { w: 1.9, h: 1.6, bars: 'two', frame }, 0.5)
  const door: Opening = {
    x: w / 2 - 0.8,
    y: 0.1,
    w: 1.6,
    h: 2.5,
    kind: 'door',
    door: satin('#5c6661'),
    frame,
  }
  const clear = windows.filter((o) => o.y > 1 || o.x + o.w < door.x - 0.2 || o.x > door.x + door.w + 0.2)
  const flank = rows(d, 3, levels, { w: 1.3, h: 1.5, bars: 'two', frame }, 0.6)
  return union([
    shell(w, d, h, { front: [...clear, door], back: windows, left: flank, right: flank }, skin, stage.hour),
    box([0, -0.1, -0.05], [door.x - 0.1, 0.5, 0.02], card('#9a9d9c')),
    box([door.x + door.w + 0.1, -0.1, -0.05], [w, 0.5, 0.02], card('#9a9d9c')),
    flatRoof(w, d, h, zinc, 0.4, skin),
    ...levels.slice(1).map((y) => balcony(0.6, y - 0.8, w / columns - 0.4, 1.1, 'bars', white)),
  ])
}
