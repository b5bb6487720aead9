export { staffData } from './staff-data.server'
