export { VisitMark } from './visit-mark'
export { VisitStatistics } from './visit-statistics'
export type { Visits } from './visits'
