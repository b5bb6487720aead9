import { useRouteLoaderData } from 'react-router'
import { documentTitle } from '../page/document-title'
import { usePage } from '../page/use-page'

/** What the browser calls the page, and what it would call it under another title. */
export function useDocumentTitle() {
  const { title } = usePage()
  const { siteName = '' } = useRouteLoaderData<{ siteName?: string }>('root') ?? {}
  return {
    base: documentTitle(title, siteName),
    inFull: (other: string) => documentTitle(other, siteName),
  }
}
