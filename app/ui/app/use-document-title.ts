import { useRouteLoaderData } from 'react-router'
import { documentTitle } from '../page/document-title'
import { usePage } from '../page/use-page'

/** Returns the document's title, and a function that completes another title in the same way. */
export function useDocumentTitle() {
  const { title } = usePage()
  const { siteName = '' } = useRouteLoaderData<{ siteName?: string }>('root') ?? {}
  return {
    base: documentTitle(title, siteName),
    inFull: (other: string) => documentTitle(other, siteName),
  }
}
