import { type ComponentPropsWithoutRef, createElement, type ReactNode, useContext } from 'react'
import { useText } from '~/i18n/use-text'
import { PageContext } from '~/ui/island/page-context'

type Tag = 'dialog' | 'fieldset' | 'footer' | 'nav' | 'ul'

type KeptProps<T extends Tag> = Omit<ComponentPropsWithoutRef<T>, 'dangerouslySetInnerHTML'> & {
  tag: T
  /** What its content is made of: kept as long as this object is there, which is until the content changes. */
  of: object
  /** Which of the parts made of it this is, with all else that its content depends on but the language. */
  part: string
  children: ReactNode
}

/**
 * An element whose content is the same on many pages, so that its HTML is made once. What stands around every page
 * took a quarter of the rendering of a list. Contexts of the page do not reach into it, but for the texts.
 */
export function CachedHtml<T extends Tag>({ tag, of, part, children, ...attributes }: KeptProps<T>) {
  const page = useContext(PageContext)
  const { locale } = useText()
  if (!page?.keep) return createElement(tag, attributes, children)
  // React's own output.
  return createElement(tag, {
    ...attributes,
    dangerouslySetInnerHTML: { __html: page.keep(of, `${locale} ${part}`, children) },
  })
}
