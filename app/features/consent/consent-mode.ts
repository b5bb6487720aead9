import type { Consent } from './consent'

const stateOf = (isGranted: boolean) => (isGranted ? 'granted' : 'denied')

/** Translates a consent into Google's Consent Mode v2; the stored flags are the same. */
export const consentMode = ({ analytical, marketing }: Consent) => ({
  ad_user_data: stateOf(marketing),
  ad_storage: stateOf(marketing),
  ad_personalization: stateOf(marketing),
  analytics_storage: stateOf(analytical),
})
