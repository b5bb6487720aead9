export { selfTest } from './testing-testing.form'
