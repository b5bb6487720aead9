export { consentVersion } from './consent-version.server'
