/**
 * A menu of ways to share (D11) gives way to the device's own where it has one; its copy button takes the link.
 * What they do comes with the first click.
 */
export function startShare() {
  document.addEventListener('click', async (event) => {
    const { target } = event
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-share]') : null
    const how = button?.dataset.share
    if (!button || (how === 'device' && !('share' in navigator))) return
    if (how === 'device') event.preventDefault()
    const { copy, share } = await import('./share-link.client')
    const { title, url = location.href } = button.dataset
    await (how === 'device' ? share({ title, url }, button.dataset) : copy(url, button.dataset))
  })
}
