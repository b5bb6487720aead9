export { demandRegister } from './demand-register.form'
