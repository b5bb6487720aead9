export { readNumber } from './check-values'
export { forms } from './definitions'
export { demandChange, demandCriteria, demandRegister } from './demand-register'
export { type Field, type FormDefinition, type FormName, isFormName, many, one, type Values } from './field'
export { Form } from './form'
export {
  type About,
  type FormAnswer,
  type FormHelp,
  FormHelpContext,
  FormPageContext,
} from './form-answer'
export { NamedForm } from './named-form'
export { type OwnFieldProps, OwnFields } from './own-field'
export { PrivacyLine } from './privacy-line'
export { labelKey } from './problem-text'
export { Trap } from './trap'
