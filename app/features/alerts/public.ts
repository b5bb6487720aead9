export { demandParameters } from './demand-parameters'
