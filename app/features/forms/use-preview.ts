import { type RefObject, useEffect, useState } from 'react'
import type { PreviewAnswer } from './form-answer'
import type { PreviewView } from './form-view'

/** After the last change, in milliseconds: a count that changes under the fingers is noise. */
const debounceMs = 500

/**
 * What there is for what is filled in, asked again whenever that changes.
 * @param inside - an element of the form
 */
export function usePreview(
  { fields, src, answer }: PreviewView,
  inside: RefObject<HTMLElement | null>,
): PreviewAnswer {
  const [latest, setLatest] = useState(answer)
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form) return
    let timer = 0
    let last = ''
    const refresh = async () => {
      const query = queryOf(form, fields)
      if (query === last) return
      last = query
      const found = await fetchPreview(`${src}?${query}`)
      if (found && query === last) setLatest(found)
    }
    const onInput = ({ target }: Event) => {
      if (!fields.includes((target as HTMLInputElement).name)) return
      clearTimeout(timer)
      timer = window.setTimeout(refresh, debounceMs)
    }
    form.addEventListener('input', onInput)
    // What was typed before this was loaded.
    void refresh()
    return () => {
      clearTimeout(timer)
      last = ''
      form.removeEventListener('input', onInput)
    }
  }, [fields, src, inside])
  return latest
}

function queryOf(form: HTMLFormElement, fields: readonly string[]): string {
  const values = [...new FormData(form)].filter(([name, value]) => fields.includes(name) && value !== '')
  return new URLSearchParams(values as [string, string][]).toString()
}

/** Nothing where it cannot be had: the form works without. */
async function fetchPreview(url: string): Promise<PreviewAnswer | undefined> {
  const response = await fetch(url).catch(() => undefined)
  return response?.ok ? ((await response.json()) as PreviewAnswer) : undefined
}
