/**
 * Draws the demo's floor plans: `node demo/pictures/floor-plans.ts`. Plans hold no words, so that one picture serves
 * every language: walls, openings and furniture, a scale and the north.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { webpWithin } from './grade.ts'
import { draw } from './plan-drawing.ts'
import { flatOnCorner, flatOnWest } from './plan-flats.ts'
import { houseGround, houseUpper } from './plan-house.ts'
import { flatInCity, penthouse } from './plan-more-flats.ts'
import { villaGround, villaUpper } from './plan-villa.ts'

/** By the number of the listing. */
const plans = {
  'plan-2494': flatOnWest,
  'plan-2655-ground': houseGround,
  'plan-2655-upper': houseUpper,
  'plan-2656': penthouse,
  'plan-2700': flatInCity,
  'plan-2704': flatOnCorner,
  'plan-2706-ground': villaGround,
  'plan-2706-upper': villaUpper,
}
for (const [name, plan] of Object.entries(plans)) {
  const image = await sharp(Buffer.from(draw(plan)))
    .png()
    .toBuffer()
  const picture = await webpWithin(image, 40_000)
  writeFileSync(join(import.meta.dirname, `../feed/pictures/${name}.webp`), picture)
  console.log(`${name}: ${picture.length} bytes`)
}
