import { deepPane } from './glazing.ts'
import { brass, card, glow, ink, linden, panes, satin, stone, white } from './materials.ts'
import { box, cylinder, type Sdl, sphere, union } from './pov.ts'
import type { Random } from './random.ts'

/** What decides how an opening looks besides its own shape. */
export interface Hour {
  readonly random: Random
  /** Share of windows that are lit, and how strongly. */
  readonly lit: number
  readonly lamp: number
  /** Panes with a room behind them, for a visitor who stands before the house. */
  readonly deep?: boolean
}

type Bars = 'none' | 'two' | 'three' | 'cross' | 'tee' | 'grid'

export interface Opening {
  /** Left bottom corner in the facade, and size. */
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly kind?: 'window' | 'door' | 'garage' | 'void'
  readonly bars?: Bars
  readonly frame?: Sdl
  readonly door?: Sdl
  /** A raised band around the opening. */
  readonly surround?: Sdl
  readonly sill?: Sdl | false
  readonly shutters?: Sdl
  /** A low rail in front of a tall window. */
  readonly rail?: boolean
  readonly lit?: boolean
  readonly arch?: boolean
}

const recess = 0.17

/** Drawn at its place in the facade: the face is z = 0, the street is at negative z. */
export function opening(o: Opening, hour: Hour): Sdl {
  if (o.kind === 'void') return ''
  const parts: Sdl[] = []
  const [x0, x1, y0, y1] = [o.x, o.x + o.w, o.y, o.y + o.h]
  const frame = o.frame ?? white
  if (o.surround) {
    const b = 0.16
    parts.push(
      // The stone lines the reveal as well.
      box([x0 - b, y0, -0.06], [x0 + 0.006, y1 + b, recess], o.surround),
      box([x1 - 0.006, y0, -0.06], [x1 + b, y1 + b, recess], o.surround),
      box([x0, y1 - 0.006, -0.06], [x1, y1 + b, recess], o.surround),
    )
  }
  if (o.kind === 'door') parts.push(door(o, hour))
  else if (o.kind === 'garage') parts.push(garageDoor(o))
  else {
    parts.push(...glazed(o, frame, hour))
    if (o.sill !== false)
      parts.push(box([x0 - 0.1, y0 - 0.12, -0.12], [x1 + 0.1, y0, recess], o.sill ?? stone))
  }
  if (o.shutters) {
    const w = o.w / 2
    for (const left of [x0 - w - 0.06, x1 + 0.06]) {
      parts.push(box([left, y0, -0.07], [left + w, y1, 0.01], o.shutters))
      for (let y = y0 + 0.12; y < y1 - 0.1; y += 0.17)
        parts.push(box([left + 0.08, y, -0.09], [left + w - 0.08, y + 0.09, -0.06], o.shutters))
    }
  }
  if (o.rail) parts.push(railing(x0 - 0.05, x1 + 0.05, y0, -0.1, 0.95))
  return union(parts)
}

function glazed(o: Opening, frame: Sdl, hour: Hour): Sdl[] {
  const [x0, x1, y0, y1] = [o.x, o.x + o.w, o.y, o.y + o.h]
  const lit = o.lit ?? hour.random.next() < hour.lit
  if (hour.deep)
    return [
      deepPane(x0, y0, x1, y1, recess, hour, lit && hour.lamp > 0),
      frameOf(x0, y0, x1, y1, frame),
      bars(o, frame),
    ]
  const pane = lit && hour.lamp > 0 ? glow(hour.lamp * hour.random.between(0.6, 1)) : hour.random.pick(panes)
  const texture = pane.replace('translate y*-.2', `translate y*${y0}`)
  const parts = [
    box([x0, y0, recess], [x1, y1, recess + 0.02], texture),
    frameOf(x0, y0, x1, y1, frame),
    bars(o, frame),
  ]
  const blind = hour.random.next()
  if (!lit && blind < 0.3 && o.h < 3) {
    const drop = o.h * hour.random.between(0.2, 0.5)
    parts.push(box([x0 + 0.06, y1 - drop, recess - 0.012], [x1 - 0.06, y1 - 0.05, recess], card('#d8d5cb')))
  }
  return parts
}

function frameOf(x0: number, y0: number, x1: number, y1: number, texture: Sdl, t = 0.075): Sdl {
  const [z0, z1] = [recess - 0.07, recess + 0.01]
  return union(
    [
      box([x0, y0, z0], [x0 + t, y1, z1]),
      box([x1 - t, y0, z0], [x1, y1, z1]),
      box([x0 + t, y0, z0], [x1 - t, y0 + t, z1]),
      box([x0 + t, y1 - t, z0], [x1 - t, y1, z1]),
    ],
    texture,
  )
}

function bars(o: Opening, texture: Sdl): Sdl {
  const { x, y, w, h } = o
  const t = 0.03
  const [z0, z1] = [recess - 0.05, recess + 0.01]
  const upright = (share: number, from = 0, to = 1): Sdl =>
    box([x + w * share - t, y + h * from, z0], [x + w * share + t, y + h * to, z1])
  const level = (share: number): Sdl => box([x, y + h * share - t, z0], [x + w, y + h * share + t, z1])
  const kinds: Record<Bars, Sdl[]> = {
    none: [],
    two: [upright(0.5)],
    three: [upright(1 / 3), upright(2 / 3)],
    cross: [upright(0.5), level(0.68)],
    tee: [upright(0.5, 0, 0.7), level(0.7)],
    grid: [upright(1 / 3), upright(2 / 3), level(1 / 4), level(2 / 4), level(3 / 4)],
  }
  return union(kinds[o.bars ?? 'two'], texture)
}

function door(o: Opening, hour: Hour): Sdl {
  const { x, y, w, h } = o
  const leaf = o.door ?? linden
  const light = Math.min(0.65, h - 2.1)
  const top = y + h - (light > 0.15 ? light : 0)
  const parts: Sdl[] = [frameOf(x, y, x + w, y + h, o.frame ?? white, 0.06)]
  parts.push(box([x, y, recess], [x + w, top, recess + 0.04], leaf))
  if (top < y + h) {
    parts.push(
      box(
        [x, top, recess],
        [x + w, y + h, recess + 0.03],
        hour.lamp > 0 && !hour.deep ? glow(hour.lamp) : (panes[0] ?? ''),
      ),
    )
    parts.push(box([x, top, recess - 0.06], [x + w, top + 0.08, recess + 0.03], o.frame ?? white))
  }
  const leaves = w > 1.5 ? 2 : 1
  for (let i = 0; i < leaves; i++) {
    const [a, b] = [x + (w * i) / leaves + 0.16, x + (w * (i + 1)) / leaves - 0.16]
    const span = top - y
    for (const [low, high] of [
      [0.08, 0.38],
      [0.46, 0.93],
    ] as const) {
      parts.push(box([a, y + span * low, recess - 0.03], [b, y + span * high, recess], leaf))
    }
  }
  parts.push(sphere([x + w - 0.14, y + (top - y) * 0.45, recess - 0.05], 0.045, brass))
  parts.push(box([x - 0.15, y - 0.02, -0.45], [x + w + 0.15, y, recess], stone))
  return union(parts)
}

function garageDoor(o: Opening): Sdl {
  const { x, y, w, h } = o
  const parts: Sdl[] = [box([x, y, recess + 0.02], [x + w, y + h, recess + 0.06])]
  for (let level = 0; level < h - 0.1; level += 0.42) {
    parts.push(
      box(
        [x + 0.02, y + level + 0.02, recess - 0.01],
        [x + w - 0.02, Math.min(y + level + 0.4, y + h), recess + 0.03],
      ),
    )
  }
  return union(parts, o.door ?? satin('#d9d5ca'))
}

/** A light metal rail along x. */
export function railing(x0: number, x1: number, y: number, z: number, height = 1, texture: Sdl = ink): Sdl {
  const parts: Sdl[] = [
    box([x0, y + height - 0.05, z - 0.03], [x1, y + height, z + 0.03]),
    box([x0, y + 0.08, z - 0.02], [x1, y + 0.12, z + 0.02]),
  ]
  const count = Math.max(2, Math.round((x1 - x0) / 0.16))
  for (let i = 0; i <= count; i++) {
    const x = x0 + ((x1 - x0) * i) / count
    parts.push(cylinder([x, y, z], [x, y + height - 0.02, z], 0.018))
  }
  return union(parts, texture)
}
