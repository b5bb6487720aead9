import { closest } from '../closest'

/**
 * A menu of ways to share (D11) gives way to the device's own where it has one; its copy button takes the link.
 * What they do comes with the first click.
 */
export function startShare() {
  document.addEventListener('click', (event) => {
    const button = closest(event, '[data-share]')
    if (!button) return
    const isDevice = button.dataset.share === 'device'
    if (isDevice && !('share' in navigator)) return
    if (isDevice) event.preventDefault()
    void import('./share-link.client').then((module) => module.shareBy(button))
  })
}
