/**
 * Records in an attribute whether social media are allowed, because the words of an embed's button depend on it.
 * The frames themselves belong to an island (`embed.island.tsx`).
 * @param isAllowed - the current consent
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
