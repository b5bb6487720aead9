import { base, figure, gravel, lawn, sheet } from './garden.ts'
import { balsa, boards, card, felt, linden, satin, zinc } from './materials.ts'
import { modelHouse } from './model-house.ts'
import { beds, hedgeAt, planted } from './plantings.ts'
import { at, box, cylinder, extrudeAlongX, type Sdl, torus, union } from './pov.ts'
import { chimney } from './roof.ts'
import type { Maker } from './stage.ts'
import { seasons } from './trees.ts'

const [w, d, h, rise, over] = [11, 8, 5.8, 4.2, 0.45]
const slope = rise / (d / 2)
const angle = (Math.atan(slope) * 180) / Math.PI
const along = Math.hypot(d / 2 + over, (d / 2 + over) * slope)

/** A layer of the roof over both slopes, between two heights above its underside. */
const layer = (x0: number, x1: number, from: number, to: number, texture: Sdl): Sdl => {
  const [low, high] = [h - over * slope, h + rise]
  return extrudeAlongX(
    [
      [-over, low + from],
      [d / 2, high + from],
      [d + over, low + from],
      [d + over, low + to],
      [d / 2, high + to],
      [-over, low + to],
    ],
    x0,
    x1,
    texture,
  )
}

/** A strip on the front slope: `s` is its distance from the eaves, `lift` its height at right angles. */
const strip = (
  x0: number,
  x1: number,
  s: number,
  width: number,
  lift: number,
  t: number,
  texture: Sdl,
): Sdl =>
  `object{${box([x0, lift, s], [x1, lift + t, s + width], texture)} rotate x*${-angle} translate <0,${h - over * slope},${-over}>}`

/** From left to right as the roofer works backwards: tiles, battens, membrane, insulation, bare rafters. */
function roof(): Sdl {
  const tile = [card('#b4654a'), card('#bd6f53'), card('#aa5d44')]
  const parts: Sdl[] = [layer(-0.25, 4.4, 0.3, 0.42, card('#a65b43'))]
  const course = 0.42
  for (let row = 0; row * course < along - 0.1; row++) {
    const end = 5 - row * 0.09 + (row % 2) * 0.34
    for (let x = -0.25, i = row % 2; x < end - 0.05; x += 0.34, i++)
      parts.push(
        strip(
          x,
          x + 0.32,
          row * course,
          course + 0.05,
          0.3 + (row % 2) * 0.012,
          0.09,
          tile[(i * 7 + row * 5) % 3] ?? '',
        ),
      )
    parts.push(strip(4.2, 7.6, row * course + 0.2, 0.09, 0.2, 0.07, balsa))
  }
  parts.push(
    cylinder([-0.25, h + rise + 0.48, d / 2], [4.2, h + rise + 0.48, d / 2], 0.17, card('#a65b43')),
    layer(-0.2, 8.1, 0.26, 0.29, card('#a9bfa4')),
    // Mineral wool between the rafters; the last two bays still wait for it.
    layer(7.6, 9.4, 0.03, 0.2, felt('#e0c078', 0.3)),
    layer(-0.2, w + 0.2, -0.1, 0, boards('#d9c29a', 0.3, 'z')),
  )
  for (let x = -0.2; x <= w + 0.2; x += 0.6)
    parts.push(layer(x, x + 0.12, 0, 0.26, boards('#c99f66', 2, 'x')))
  parts.push(box([-0.2, h + rise + 0.0, d / 2 - 0.06], [w + 0.2, h + rise + 0.27, d / 2 + 0.06], balsa))
  const low = h - over * slope
  parts.push(box([-0.25, low - 0.02, -over - 0.12], [w + 0.25, low + 0.16, -over], zinc))
  return union(parts)
}

function gables(texture: Sdl): Sdl {
  const outline = [
    [0, h - 0.01],
    [d, h - 0.01],
    [d / 2, h + rise - 0.1],
  ] as const
  return union([extrudeAlongX(outline, 0, 0.3, texture), extrudeAlongX(outline, w - 0.3, w, texture)])
}

/** Poles and a deck along the open half of the roof. */
function scaffold(): Sdl {
  const poles = [5.4, 8.2, 11].flatMap((x) => [-2.1, -1.0].map((z) => cylinder([x, 0, z], [x, 6.3, z], 0.06)))
  const rails = [2.5, 5.0, 6.2].map((y) => cylinder([5.2, y, -2.1], [11.2, y, -2.1], 0.05))
  const ties = [5.4, 8.2, 11].flatMap((x) =>
    [2.3, 4.6].map((y) => cylinder([x, y, -2.2], [x, y, -0.9], 0.05)),
  )
  return union([
    union(
      [...poles, ...rails, ...ties, cylinder([5.4, 0.2, -2.1], [8.2, 4.6, -2.1], 0.04)],
      satin('#8d9794'),
    ),
    ...[2.36, 4.66].map((y) => box([5.2, y, -2.15], [11.2, y + 0.09, -0.95], boards('#d3b07a', 0.28, 'z'))),
  ])
}

const ladder = (length: number): Sdl =>
  union(
    [
      ...[0, 0.5].map((x) => cylinder([x, 0, 0], [x, length, 0], 0.05)),
      ...Array.from({ length: Math.floor(length / 0.36) }, (_, i) =>
        cylinder([0, 0.3 + i * 0.36, 0], [0.5, 0.3 + i * 0.36, 0], 0.035),
      ),
    ],
    boards('#cfa471', 3, 'x'),
  )

/** A roll of wool as it comes from the merchant, lying along x. */
const roll = (x: number, y: number, z: number): Sdl =>
  union([
    cylinder([x, y, z], [x + 1.5, y, z], 0.5, felt('#e0c078', 0.3)),
    cylinder([x + 0.1, y, z], [x + 1.4, y, z], 0.515, card('#8fa58f')),
    ...[0.16, 0.3].map(
      (r) => `object{${torus(r, 0.025, card('#b8985a'))} rotate z*90 translate <${x + 1.5},${y},${z}>}`,
    ),
  ])

const pallet = (x: number, z: number): Sdl =>
  union([
    box([x, 0, z], [x + 1.8, 0.16, z + 1.3], boards('#cfa471', 0.2, 'x')),
    ...[0, 1, 2].flatMap((level) =>
      [0, 1, 2, 3].map((i) =>
        box(
          [x + 0.08 + i * 0.43, 0.17 + level * 0.35, z + 0.1],
          [x + 0.46 + i * 0.43, 0.5 + level * 0.35, z + 1.2],
          card((i + level) % 2 ? '#b4654a' : '#bd6f53'),
        ),
      ),
    ),
  ])

/** A house at work: one half of the roof under new tiles, the other half being insulated. */
export const renovation: Maker = (stage) => {
  const { hour } = stage
  const skin = card('#edeae3')
  return {
    parts: [
      base(-5.5, -8, 17, 12, lawn(seasons[stage.season].lawn)),
      modelHouse({ w, d, h, rise, skin, open: true }, hour),
      gables(skin),
      roof(),
      chimney(1.6, h + rise - 0.5, d / 2 + 0.6, 1.9, skin),
      scaffold(),
      `object{${ladder(5.6)} rotate x*14 translate <9.4,0,-3.5>}`,
      sheet(4.6, -8, 6.4, -0.1, gravel),
      pallet(-2.2, -4.4),
      pallet(0.2, -4.9),
      roll(8.6, 0.5, -6),
      roll(10.4, 0.5, -5.8),
      roll(9.4, 1.36, -5.9),
      hedgeAt(stage, [-5.2, 0, 11], 22, 1.4),
      ...planted(stage, [
        [-3, 7, 7],
        [14.6, 7.6, 7.4],
      ]),
      ...beds(stage, [
        [0.8, -0.7, 0.45],
        [2.2, -0.7, 0.5],
        [3.6, -0.6, 0.4],
      ]),
      at([0, 4.75, 0], figure(9.9, -1.5, linden)),
      figure(3.4, -4.6, linden),
      figure(4.2, -5, satin('#c9a23f')),
    ],
    low: [-3.4, -0.4, -6.5],
    high: [14.4, 11, 6],
  }
}
