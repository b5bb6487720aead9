/**
 * Says in an attribute whether social media are allowed: what asks for a video or a tour of another service has other
 * words then. The frames themselves are an island's (`embed.island.tsx`).
 * @param isAllowed - whether they are now
 */
export function startEmbeds(isAllowed: boolean) {
  follow(isAllowed)
  document.addEventListener('pignon:consent', (event) =>
    follow((event as CustomEvent<{ social: boolean }>).detail.social),
  )
}

function follow(isAllowed: boolean) {
  for (const embeds of document.querySelectorAll<HTMLElement>('[data-embeds]'))
    embeds.dataset.social = isAllowed ? 'allowed' : 'asked'
}
