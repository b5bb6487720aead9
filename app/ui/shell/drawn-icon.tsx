import { type ReactNode, useContext } from 'react'
import { PageContext } from '~/ui/island/page-context'

/** An icon by its lines (`icon-lines.ts`), for islands; elsewhere `Icon` knows each by its name. */
export function DrawnIcon({ lines }: { lines: string }) {
  const page = useContext(PageContext)
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" {...(page ? asHtml : asElement)(lines)} />
  )
}

const asElement = (lines: string): { children: ReactNode } => ({ children: <path d={lines} /> })

/** A list has eighty icons: injected HTML saves an element of each on the server. The browser does not allow that. */
const asHtml = (lines: string) => ({ dangerouslySetInnerHTML: { __html: `<path d="${lines}"></path>` } })
