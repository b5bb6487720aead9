import { closest } from '../closest'

/**
 * Replaces the sharing menu (D11) by the device's sharing sheet if it has one; its copy button copies the link. The
 * code loads with the first click.
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
