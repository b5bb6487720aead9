/** After the last change, in milliseconds: a count that changes under the fingers is noise. */
const pause = 500

type Said = { text: string; link?: { text: string; href: string } }

/** Says what there is for what is filled in, whenever that changes. */
export function startPreview(form: HTMLFormElement, line: HTMLElement) {
  const fields = new Set(line.dataset.previewFields?.split(' '))
  const button = form.querySelector<HTMLElement>('[data-look]')
  if (button) button.hidden = true
  let timer = 0
  let last = ''
  const say = async () => {
    const query = queryOf(form, fields)
    if (query === last) return
    last = query
    const said = await ask(`${line.dataset.preview}?${query}`)
    if (said && query === last && !line.textContent?.startsWith(said.text)) draw(line, said)
  }
  form.addEventListener('input', ({ target }) => {
    if (!fields.has((target as HTMLInputElement).name)) return
    clearTimeout(timer)
    timer = window.setTimeout(say, pause)
  })
  // What was typed before this was loaded.
  void say()
}

function queryOf(form: HTMLFormElement, fields: ReadonlySet<string>): string {
  const values = [...new FormData(form)].filter(([name, value]) => fields.has(name) && value !== '')
  return new URLSearchParams(values as [string, string][]).toString()
}

/** Nothing where it cannot be had: the form works without. */
async function ask(url: string): Promise<Said | undefined> {
  const response = await fetch(url).catch(() => undefined)
  return response?.ok ? ((await response.json()) as Said) : undefined
}

function draw(line: HTMLElement, { text, link }: Said) {
  line.replaceChildren(`${text} `)
  if (link)
    line.append(Object.assign(document.createElement('a'), { href: link.href, textContent: link.text }))
}
