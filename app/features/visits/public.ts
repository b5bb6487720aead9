export type { ChartMark } from './chart-mark'
export { VisitBeacon } from './visit-beacon'
export { VisitStatistics } from './visit-statistics'
export type { Visits } from './visits'
