/**
 * Shows videos and tours of other services, each when its visitor asks for it. The words beside the button say who
 * learns what, so pressing it is a consent to that one; with consent to social media it needs no more words.
 * When that consent is withdrawn every frame goes again.
 * @param allowed - whether social media are allowed now
 * @see docs/security.md, "Consent and tags"
 */
export function startEmbeds(allowed: boolean) {
  const embeds = [...document.querySelectorAll<HTMLElement>('[data-embed]')].map(embedIn)
  const follow = (isAllowed: boolean) => {
    for (const embed of embeds) embed.follow(isAllowed)
  }
  follow(allowed)
  document.addEventListener('pignon:consent', (event) => {
    const { social } = (event as CustomEvent<{ social: boolean }>).detail
    follow(social)
    if (!social) for (const embed of embeds) embed.close()
  })
}

function embedIn(stage: HTMLElement) {
  const offer = stage.firstElementChild
  const show = stage.querySelector<HTMLButtonElement>('[data-embed-show]')
  const settings = stage.querySelector<HTMLButtonElement>('[data-embed-settings]')
  const askingWords = show?.textContent ?? ''
  show?.addEventListener('click', () => {
    const frame = frameOf(stage)
    stage.replaceChildren(frame)
    frame.focus()
  })
  return {
    follow(isAllowed: boolean) {
      if (!show || !settings) return
      show.hidden = false
      show.textContent = isAllowed ? (show.dataset.allowed ?? askingWords) : askingWords
      settings.hidden = isAllowed
      stage.toggleAttribute('data-allowed', isAllowed)
    },
    close() {
      if (offer) stage.replaceChildren(offer)
    },
  }
}

function frameOf({ dataset }: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = dataset.title ?? ''
  frame.allow = 'fullscreen; encrypted-media; picture-in-picture'
  // A player of YouTube refuses to play for a page that does not say where it is.
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.src = dataset.embed ?? ''
  return frame
}
