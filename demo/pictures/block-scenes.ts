import {
  artDecoPlot,
  cornerBlockPlot,
  glassTopPlot,
  sandstonePlot,
  sixtiesPlot,
  smallModernPlot,
  treetopPlot,
  woodAndWhitePlot,
} from './block-plots.ts'
import type { Picture } from './sdl.ts'
import { views } from './views.ts'

/** Blocks of apartments, from their streets. */
export const blockScenes: Readonly<Record<string, Picture>> = {
  ...views(
    '2494',
    { maker: sixtiesPlot, season: 'spring' },
    {
      front: {
        time: 'day',
        sun: -48,
        view: { from: [19.5, -21.6], towards: [8.5, 0], lens: 24, horizon: 0.13 },
      },
      street: {
        time: 'day',
        sun: -48,
        view: { from: [-4.5, -11], towards: [11, 0], lens: 24, horizon: 0.16 },
      },
    },
  ),
  ...views(
    '2709',
    { maker: smallModernPlot, season: 'summer' },
    {
      front: {
        time: 'morning',
        sun: 44,
        view: { from: [13.4, -15], towards: [5.6, 0], lens: 24, horizon: 0.16 },
      },
      back: { time: 'evening', sun: 140, view: { from: [13, 25], towards: [5, 10], lens: 25, horizon: 0.2 } },
      street: {
        time: 'morning',
        sun: 44,
        view: { from: [-12, -14.6], towards: [7, 0], lens: 25, horizon: 0.16 },
      },
    },
  ),
  ...views(
    '2700',
    { maker: sandstonePlot, season: 'summer' },
    {
      front: {
        time: 'morning',
        sun: -56,
        view: { from: [15.4, -17], towards: [8, 0], lens: 24, horizon: 0.14 },
      },
      street: {
        time: 'morning',
        sun: -56,
        view: { from: [-12, -9], towards: [8, 0], lens: 26, horizon: 0.16 },
      },
    },
  ),
  ...views(
    '2705',
    { maker: glassTopPlot, season: 'summer' },
    {
      front: {
        time: 'dusk',
        sun: 40,
        view: { from: [19, -16.4], towards: [7, 2], lens: 24, horizon: 0.09 },
      },
      street: {
        time: 'dusk',
        sun: 40,
        view: { from: [-14, -10], towards: [9, 0], lens: 25, horizon: 0.12 },
      },
    },
  ),
  ...views(
    '2686',
    { maker: artDecoPlot, season: 'summer' },
    {
      front: {
        time: 'morning',
        sun: 8,
        view: { from: [27.4, -12], towards: [12.4, 4], lens: 24, horizon: 0.13 },
      },
      street: {
        time: 'morning',
        sun: 8,
        view: { from: [21, -16], towards: [9, 0], lens: 26, horizon: 0.13, side: -0.1 },
      },
    },
  ),
  ...views(
    '2704',
    { maker: cornerBlockPlot, season: 'spring' },
    {
      front: {
        time: 'day',
        sun: 14,
        view: { from: [23, -11.6], towards: [9.6, 3], lens: 24, horizon: 0.15 },
      },
      street: { time: 'day', sun: 14, view: { from: [17.6, -14], towards: [7, 0], lens: 25, horizon: 0.16 } },
    },
  ),
  ...views(
    '2690',
    { maker: woodAndWhitePlot, season: 'spring' },
    {
      front: {
        time: 'day',
        sun: -40,
        view: { from: [17.6, -17], towards: [7.6, 0], lens: 29, horizon: 0.2 },
      },
      street: {
        time: 'day',
        sun: -40,
        view: { from: [-6.4, -16], towards: [8, 0], lens: 28, horizon: 0.2 },
      },
    },
  ),
  ...views(
    '2656',
    { maker: treetopPlot, season: 'summer' },
    {
      roof: {
        time: 'dusk',
        sun: -60,
        view: { from: [14.7, 0.5], towards: [-4, 0.5], lens: 24, horizon: 0.5, side: -0.06, eye: 20.1 },
      },
      street: {
        time: 'evening',
        sun: -44,
        view: { from: [-7, -20.4], towards: [8, 0], lens: 24, horizon: 0.1 },
      },
    },
  ),
}
