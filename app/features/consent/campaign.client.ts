import { campaignOf } from './campaign'

const campaignKey = 'utm_parameters'

/** C3: keeps the campaign of this session; called with consent only. @returns it, from the address or from storage */
export function keep(): string {
  try {
    const campaign =
      campaignOf(location.search) || campaignOf(sessionStorage.getItem(campaignKey) ?? '') || ofPageBefore()
    if (campaign) sessionStorage.setItem(campaignKey, campaign)
    return campaign
  } catch {
    // Storage is disabled: the campaign is that of this page.
    return campaignOf(location.search)
  }
}

/**
 * C3: carries the campaign of the page before this one until a choice is made, without storage. It joins this page's
 * address when the visitor first does something, so that the choice finds it there, and the next page in its referrer.
 * Not sooner: a visit is told by the address with which its page was opened.
 */
export function carry() {
  const campaign = ofPageBefore()
  if (!campaign || campaignOf(location.search)) return
  const done = new AbortController()
  for (const touch of ['pointerover', 'pointerdown', 'keydown', 'click'])
    addEventListener(touch, addToAddress, { capture: true, signal: done.signal })

  function addToAddress() {
    done.abort()
    const url = new URL(location.href)
    for (const [name, value] of new URLSearchParams(campaign)) url.searchParams.set(name, value)
    history.replaceState(history.state, '', url)
  }
}

function ofPageBefore(): string {
  if (!document.referrer) return ''
  const { origin, search } = new URL(document.referrer)
  return origin === location.origin ? campaignOf(search) : ''
}
