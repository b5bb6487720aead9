export {
  answerForm,
  answerSignedForm,
  type FormRequest,
  formAnswerContext,
  formHelpOf,
  keepUnsent,
  thanksOf,
  thanksText,
} from './answer-form.server'
export { problemsOf } from './check-values'
export {
  type Accepted,
  type FormHandler,
  type FormKeeper,
  formKeeperContext,
  handleForm,
  type Refused,
  type Submission,
} from './form-keeper.server'
export { overLinkLimit } from './link-limits.server'
export { privacyWords } from './privacy-words.server'
export { mostBodyBytes, readTexts } from './read-form.server'
export { readValues as readFormValues } from './read-values'
export { receivedName } from './receive-file.server'
export { forgetChallengesBefore, spendChallenge } from './used-challenges.repo.server'
