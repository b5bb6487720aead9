export { deleteConsentRecordsBefore } from './consent-records.repo.server'
export { consentVersion } from './consent-version.server'
