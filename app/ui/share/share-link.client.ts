import { notify } from '../notice/notice.client'

/** Shares or copies what a button says of itself. */
export function shareBy({ dataset }: HTMLElement): Promise<void> {
  const { share: how, title, url = location.href } = dataset
  return how === 'device' ? share({ title, url }, dataset) : copy(url, dataset)
}

/**
 * Gives a link to the device's own way of sharing; where there is none, to its clipboard.
 * @param said - what is told of a copy; the link follows on what is told where nothing may be copied
 */
export async function share(
  data: { title?: string; url: string },
  said: { copied?: string; copyFailed?: string },
) {
  if (!('share' in navigator)) return copy(data.url, said)
  try {
    await navigator.share(data)
  } catch (error) {
    // Closed without choosing is an answer too.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(data.url, said)
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
