import { type ReactNode, useContext } from 'react'
import { PageContext } from '~/ui/island/page-context'

/** An icon by its lines (`icon-lines.ts`), for islands; elsewhere `Icon` knows each by its name. */
export function DrawnIcon({ lines }: { lines: string }) {
  return drawIcon(lines, useContext(PageContext) !== undefined)
}

/** @param onServer - draws HTML: a list has eighty icons, and that saves an element of each; the browser does not allow it */
export const drawIcon = (lines: string, onServer: boolean) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" {...(onServer ? asHtml : asElement)(lines)} />
)

const asElement = (lines: string): { children: ReactNode } => ({ children: <path d={lines} /> })

const asHtml = (lines: string) => ({ dangerouslySetInnerHTML: { __html: `<path d="${lines}"></path>` } })
