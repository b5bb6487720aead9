import type { Consent } from './consent'

const stateOf = (isGranted: boolean) => (isGranted ? 'granted' : 'denied')

/** A consent in the terms of Google's Consent Mode v2; the same as the flags that the browser keeps. */
export const consentMode = ({ analytical, marketing }: Consent) => ({
  ad_user_data: stateOf(marketing),
  ad_storage: stateOf(marketing),
  ad_personalization: stateOf(marketing),
  analytics_storage: stateOf(analytical),
})
