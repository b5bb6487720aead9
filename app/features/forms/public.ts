export { longestAnswer } from './check-values'
export { defineForm, type FormDefinition, type RenderedDefinition } from './define-form'
export { type Field, fullNameIn, many, mostNumber, one, type Problem, type Values } from './field'
export { Form, formSheet } from './form'
export {
  type About,
  FindFormContext,
  type FormAnswer,
  type FormHelp,
  FormHelpContext,
  FormPageContext,
  type PreviewAnswer,
  type ProblemMessage,
} from './form-answer'
export { FormIsland } from './form-island'
export { choiceText, formKey, labelText, problemMessages, variantIn } from './form-texts'
export { NamedForm } from './named-form'
export { PageStatus } from './page-status'
export { PlainForm } from './plain-form'
export { presentForm } from './present-form'
export {
  address,
  nameAndMail,
  newsletter,
  person,
  remark,
  slots,
  subject,
  title,
  writer,
} from './shared-fields'
export type { TitleSetting } from './title-setting'
export { useNavigatedForm } from './use-navigated-form'
