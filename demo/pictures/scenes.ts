import { blockScenes } from './block-scenes.ts'
import { development } from './development.ts'
import { quay } from './hero.ts'
import { jobsDesk } from './jobs.ts'
import { laneScenes } from './lane-scenes.ts'
import { orangeryVillaPlot } from './orangery-villa-plot.ts'
import { projectPlot } from './project-plot.ts'
import { quayside } from './quayside.ts'
import { renovation } from './renovation.ts'
import type { Picture } from './sdl.ts'
import { agency } from './shops.ts'
import type { Maker } from './stage.ts'
import { stream } from './stream.ts'
import { costs, letting, management, sale, valuation } from './tabletop.ts'
import { townScenes } from './town-scenes.ts'
import { viewing } from './viewing.ts'
import { camper, van } from './wheels.ts'

const picture = (maker: Maker, rest: Omit<Picture, 'maker'>): Picture => ({ maker, ...rest })

/** A picture of the site's own pages; they come in dozens on a page of articles, so they stay lighter. */
const page = (
  name: string,
  maker: Maker,
  rest: Omit<Picture, 'maker'>,
): Readonly<Record<string, Picture>> => ({
  [name]: picture(maker, { ...rest, file: `demo/site/media/${name}.webp`, limit: 90_000 }),
})

/** The home page's street, for a wide screen and for a phone. */
const quaysideAtSunset = { world: 'hero', season: 'summer', time: 'sunset', sun: -48, clear: true } as const

/** Every picture by name. */
export const scenes: Readonly<Record<string, Picture>> = {
  ...townScenes,
  ...laneScenes,
  ...blockScenes,
  '2706-entrance': picture(orangeryVillaPlot, {
    world: '2706',
    season: 'summer',
    time: 'morning',
    sun: -58,
    view: { from: [9.3, -6.6], towards: [6.2, 0.4], lens: 27, horizon: 0.32 },
  }),
  '2706-street': picture(orangeryVillaPlot, {
    world: '2706',
    season: 'summer',
    time: 'morning',
    sun: -58,
    view: { from: [6.6, -32.2], towards: [7.4, 0], lens: 27, horizon: 0.37 },
  }),
  '2706-garden': picture(orangeryVillaPlot, {
    world: '2706',
    season: 'summer',
    time: 'day',
    sun: 150,
    view: { from: [3, 25], towards: [9, 8], lens: 25, horizon: 0.34 },
  }),
  '2706-orangery': picture(orangeryVillaPlot, {
    world: '2706',
    season: 'summer',
    time: 'day',
    sun: 150,
    view: { from: [21.5, 18.5], towards: [14, 9], lens: 26, horizon: 0.36 },
  }),
  '2706-front': picture(orangeryVillaPlot, {
    world: '2706',
    season: 'summer',
    time: 'morning',
    sun: -58,
    view: { from: [-3.4, -14.2], towards: [8, 1], lens: 25, horizon: 0.3 },
  }),
  hero: picture(quay, {
    season: 'summer',
    time: 'dusk',
    sun: -50,
    view: { azimuth: -12, elevation: 3, upright: true, fill: 0.86, distance: 1.3, shift: [0, 0.16] },
    file: 'demo/site/media/hero.webp',
    size: '1920x1080',
    limit: 190_000,
  }),
  'hero-sky': picture(quayside, {
    ...quaysideAtSunset,
    view: { from: [0, -60], towards: [0, 0], lens: 28, horizon: 0.205 },
    file: 'demo/site/media/hero-sky.webp',
    size: '1920x1200',
    limit: 260_000,
  }),
  'hero-sky-phone': picture(quayside, {
    ...quaysideAtSunset,
    view: { from: [12, -65], towards: [12, 0], lens: 90, horizon: 0.272 },
    file: 'demo/site/media/hero-sky-phone.webp',
    size: '1080x1920',
    limit: 130_000,
  }),
  van: picture(van, {
    season: 'summer',
    time: 'evening',
    sun: -48,
    view: { azimuth: -20, elevation: 10, fill: 0.86, distance: 1.7 },
    file: 'demo/site/media/van.webp',
  }),
  camper: picture(camper, {
    season: 'spring',
    time: 'day',
    sun: -46,
    view: { azimuth: 24, elevation: 10, fill: 0.94, distance: 1.7 },
    file: 'demo/site/media/camper.webp',
  }),
  agency: picture(agency, {
    season: 'summer',
    time: 'day',
    sun: -58,
    view: { azimuth: -16, elevation: 4, upright: true, fill: 0.94, distance: 1.9 },
    file: 'demo/site/media/agency.webp',
  }),
  'project-12-a': picture(projectPlot, {
    world: 'project-12',
    season: 'summer',
    time: 'day',
    sun: -45,
    view: { from: [-3.4, -12.4], towards: [15, 2], lens: 26, horizon: 0.24 },
  }),
  'project-12-b': picture(projectPlot, {
    world: 'project-12',
    season: 'summer',
    time: 'evening',
    sun: 130,
    view: { from: [30.4, 23], towards: [13, 9], lens: 25, horizon: 0.28 },
  }),
  ...page('service-sale', sale, {
    season: 'summer',
    time: 'day',
    sun: -52,
    view: { azimuth: 18, elevation: 22, fill: 0.93, distance: 1.8, shift: [-0.05, -0.02] },
  }),
  ...page('service-letting', letting, {
    season: 'spring',
    time: 'day',
    sun: -46,
    view: { azimuth: 22, elevation: 24, fill: 0.98, distance: 1.8, shift: [0, -0.02] },
  }),
  ...page('service-management', management, {
    season: 'summer',
    time: 'day',
    sun: -50,
    view: { azimuth: 9, elevation: 31, fill: 1.0, distance: 1.6, shift: [-0.025, 0.0] },
  }),
  ...page('service-valuation', valuation, {
    season: 'summer',
    time: 'day',
    sun: -56,
    view: { azimuth: -14, elevation: 23, fill: 1, distance: 1.8, shift: [0.06, 0.03] },
  }),
  ...page('service-development', development, {
    season: 'summer',
    time: 'day',
    sun: -48,
    view: { azimuth: -24, elevation: 29, fill: 1, distance: 1.6 },
  }),
  ...page('news-renovation', renovation, {
    season: 'spring',
    time: 'day',
    sun: -42,
    view: { azimuth: 26, elevation: 20, fill: 0.94, distance: 1.7 },
  }),
  ...page('news-flood', stream, {
    season: 'autumn',
    time: 'day',
    sun: -50,
    view: { azimuth: -24, elevation: 26, fill: 0.95, distance: 1.7 },
  }),
  ...page('news-costs', costs, {
    season: 'summer',
    time: 'day',
    sun: -54,
    view: { azimuth: 24, elevation: 19, fill: 1, distance: 1.7, shift: [-0.06, 0] },
  }),
  ...page('news-viewing', viewing, {
    season: 'summer',
    time: 'evening',
    sun: -66,
    view: { azimuth: -3, elevation: 3, upright: true, fill: 1, distance: 1.6 },
  }),
  ...page('jobs', jobsDesk, {
    season: 'summer',
    time: 'room',
    sun: -56,
    view: { azimuth: 10, elevation: 14, fill: 1.02, distance: 1.15 },
  }),
}
