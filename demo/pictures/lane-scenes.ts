import { longFarmPlot, squareFarmPlot } from './farm-plots.ts'
import {
  brickHalfOpenPlot,
  cubesPlot,
  pineVillaPlot,
  seventiesPlot,
  whiteVillaPlot,
  yellowHalfOpenPlot,
} from './lane-plots.ts'
import type { Picture } from './sdl.ts'
import { slopePlot } from './slope-plot.ts'
import { views } from './views.ts'

/** Houses on a country lane, from the drive, the lane and the garden. */
export const laneScenes: Readonly<Record<string, Picture>> = {
  ...views(
    '2646',
    { maker: whiteVillaPlot, season: 'spring' },
    {
      front: {
        time: 'morning',
        sun: 62,
        view: { from: [16.5, -15.5], towards: [7, 1], lens: 25, horizon: 0.29 },
      },
      garden: { time: 'day', sun: 210, view: { from: [21, 25], towards: [8.5, 9], lens: 25, horizon: 0.3 } },
      street: {
        time: 'morning',
        sun: 62,
        view: { from: [6, -25.6], towards: [7.6, 0], lens: 26, horizon: 0.34 },
      },
    },
  ),
  ...views(
    '2681',
    { maker: seventiesPlot, season: 'autumn' },
    {
      front: {
        time: 'day',
        sun: 52,
        view: { from: [19.5, -13.6], towards: [11, 0], lens: 24, horizon: 0.36 },
      },
      garden: { time: 'day', sun: 196, view: { from: [8, 23], towards: [11, 9], lens: 24, horizon: 0.38 } },
      street: {
        time: 'day',
        sun: 52,
        view: { from: [0.5, -24.6], towards: [5, 0], lens: 26, horizon: 0.42 },
      },
    },
  ),
  ...views(
    '2692',
    { maker: pineVillaPlot, season: 'winter' },
    {
      front: {
        time: 'winter',
        sun: -46,
        view: { from: [9.5, -15], towards: [6.5, 0], lens: 24, horizon: 0.3 },
      },
      garden: { time: 'winter', sun: 200, view: { from: [-1, 23], towards: [6, 8], lens: 25, horizon: 0.3 } },
      street: {
        time: 'winter',
        sun: -46,
        view: { from: [7.1, -25], towards: [6.6, 0], lens: 28, horizon: 0.2 },
        // Needles, leaves and gravel all over.
        limit: 125_000,
      },
    },
  ),
  ...views(
    '2703',
    { maker: cubesPlot, season: 'summer' },
    {
      front: {
        time: 'dusk',
        sun: -40,
        view: { from: [18.6, -14], towards: [9.5, -1], lens: 28, horizon: 0.36 },
      },
      pool: {
        time: 'day',
        sun: -44,
        view: { from: [5.6, -13.4], towards: [12.4, -2], lens: 25, horizon: 0.36 },
      },
      street: {
        time: 'day',
        sun: -44,
        view: { from: [-1.5, -25], towards: [4, 0], lens: 26, horizon: 0.36 },
      },
    },
  ),
  ...views(
    '2655',
    { maker: brickHalfOpenPlot, season: 'summer' },
    {
      front: { time: 'day', sun: 54, view: { from: [9.6, -12.8], towards: [4, 0], lens: 24, horizon: 0.26 } },
      garden: {
        time: 'evening',
        sun: 140,
        view: { from: [9.6, 24], towards: [4.4, 9], lens: 25, horizon: 0.32 },
      },
      street: {
        time: 'day',
        sun: 54,
        view: { from: [14, -14.2], towards: [2, -3], lens: 26, horizon: 0.32 },
      },
    },
  ),
  ...views(
    '2687',
    { maker: yellowHalfOpenPlot, season: 'spring' },
    {
      front: {
        time: 'morning',
        sun: -50,
        view: { from: [11.6, -12.6], towards: [4.4, 0], lens: 25, horizon: 0.27 },
      },
      garden: {
        time: 'day',
        sun: 160,
        view: { from: [8.6, 22.5], towards: [4, 9], lens: 25, horizon: 0.32 },
      },
      street: {
        time: 'morning',
        sun: -50,
        view: { from: [-6, -14.2], towards: [5, -3], lens: 26, horizon: 0.32 },
      },
    },
  ),
  ...views(
    '908',
    { maker: squareFarmPlot, season: 'autumn' },
    {
      front: {
        time: 'evening',
        sun: -58,
        view: { from: [2, -15.5], towards: [13.6, 3], lens: 24, horizon: 0.31 },
      },
      courtyard: {
        time: 'day',
        sun: -38,
        view: { from: [15.6, 4.2], towards: [11, 19], lens: 24, horizon: 0.3 },
      },
      garden: { time: 'day', sun: 150, view: { from: [21, 44], towards: [11, 27], lens: 25, horizon: 0.33 } },
      street: {
        time: 'evening',
        sun: -58,
        view: { from: [10, -24.4], towards: [13.4, 0], lens: 26, horizon: 0.34 },
      },
    },
  ),
  ...views(
    '2708',
    { maker: longFarmPlot, season: 'spring' },
    {
      front: {
        time: 'morning',
        sun: -48,
        view: { from: [21.6, -14.6], towards: [11, 0], lens: 24, horizon: 0.32 },
      },
      garden: { time: 'day', sun: 152, view: { from: [17, 25], towards: [11, 8], lens: 25, horizon: 0.33 } },
      street: {
        time: 'morning',
        sun: -48,
        view: { from: [31, -26.6], towards: [17, 0], lens: 26, horizon: 0.35 },
      },
    },
  ),
  ...views(
    '2679',
    { maker: slopePlot, season: 'summer' },
    {
      front: {
        time: 'day',
        sun: -50,
        view: { from: [3.2, 0.5], towards: [18.8, 23], lens: 24, horizon: 0.44 },
      },
      street: {
        time: 'day',
        sun: -50,
        view: { from: [13.4, -8.8], towards: [6.2, 12], lens: 24, horizon: 0.42 },
      },
      valley: {
        time: 'evening',
        sun: -74,
        view: { from: [2.6, 0.6], towards: [14.6, 50], lens: 29, horizon: 0.48 },
      },
      gate: {
        time: 'day',
        sun: -50,
        view: { from: [-1.6, -6.4], towards: [12, 5], lens: 24, horizon: 0.42 },
      },
      neighbours: {
        time: 'evening',
        sun: -74,
        view: { from: [20.4, 1.2], towards: [-4, 20], lens: 24, horizon: 0.44 },
      },
    },
  ),
}
