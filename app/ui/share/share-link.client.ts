import { notify } from '../notice/notice.client'

/** Shares or copies the link in a button's attributes. */
export function shareBy({ dataset }: HTMLElement): Promise<void> {
  const { share: how, title, url = location.href } = dataset
  return how === 'device' ? share({ title, url }, dataset) : copy(url, dataset)
}

/**
 * Opens the device's sharing sheet for a link; without one, copies it.
 * @param messages - message after copying; if copying is not allowed, the message contains the link
 */
export async function share(
  data: { title?: string; url: string },
  messages: { copied?: string; copyFailed?: string },
) {
  if (!('share' in navigator)) return copy(data.url, messages)
  try {
    await navigator.share(data)
  } catch (error) {
    // The visitor closed the sheet without choosing.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(data.url, messages)
  }
}

async function copy(url: string, { copied, copyFailed }: { copied?: string; copyFailed?: string }) {
  try {
    await navigator.clipboard.writeText(url)
    notify(copied)
  } catch {
    notify(`${copyFailed} ${url}`)
  }
}
