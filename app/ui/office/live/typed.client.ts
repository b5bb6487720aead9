/** Whether somebody has typed or ticked something in a form of the page. */
export const hasTyped = (): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'form[method=post] :is(input, textarea)',
    ),
  ].some(
    (field) =>
      field.value !== field.defaultValue ||
      (field instanceof HTMLInputElement && field.checked !== field.defaultChecked),
  )

/** Whether the page is still there for whoever reads it. */
export async function isPageThere(): Promise<boolean> {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return answer?.status !== 404
}
