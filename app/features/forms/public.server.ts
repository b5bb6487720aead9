export {
  answerForm,
  answerSignedForm,
  type FormRequest,
  formAnswerContext,
  formHelpOf,
} from './answer-form.server'
export { problemsOf } from './check-values'
export {
  type AcceptResult,
  type FormHandler,
  type FormHandlers,
  type FormRefusal,
  formHandlersContext,
  handleForm,
  isSenderKnown,
  type Submission,
} from './form-handlers.server'
export { keepUnsent } from './keep-unsent.server'
export { overLinkLimit } from './link-limits.server'
export { privacyWords } from './privacy-words.server'
export { readValues as readFormValues } from './read-values'
export { receivedName } from './receive-file.server'
export { thanksOf, thanksText } from './thanks.server'
export { forgetChallengesBefore, spendChallenge } from './used-challenges.repo.server'
