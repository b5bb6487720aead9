import { type ComponentPropsWithoutRef, createElement, type ReactNode, useContext } from 'react'
import { useText } from '~/i18n/use-text'
import { PageContext } from '~/ui/island/page-context'

type Tag = 'dialog' | 'fieldset' | 'footer' | 'label' | 'nav' | 'ul'

type KeptProps<T extends Tag> = Omit<
  ComponentPropsWithoutRef<T>,
  'children' | 'dangerouslySetInnerHTML' | 'part'
> & {
  tag: T
  /**
   * The object that its content derives from: the HTML is cached for this object's lifetime, until the content changes.
   */
  of: object
  /**
   * Cache key within that object, with everything else that the content depends on except the language; false where it
   * is this page's alone.
   */
  part: string | false
  /** Numbers that differ from page to page: the content has them in this order, each once. */
  gaps?: readonly string[]
  children: ReactNode | ((gaps: readonly string[]) => ReactNode)
}

/**
 * An element whose content is the same on many pages, so that its HTML is rendered once. The shell used to take a
 * quarter of the rendering time of a list. Apart from texts, no context of the page is available inside.
 */
export function CachedHtml<T extends Tag>(props: KeptProps<T>) {
  const { tag, of, part, gaps, children, ...attributes } = props
  const page = useContext(PageContext)
  const { locale } = useText()
  const contentWith = (texts: readonly string[] = []) =>
    typeof children === 'function' ? children(texts) : children
  if (!page?.keep || part === false) return createElement(tag, attributes, contentWith(gaps))
  const content = contentWith(gaps?.map(() => page.gap ?? ''))
  // React's own output.
  return createElement(tag, {
    ...attributes,
    dangerouslySetInnerHTML: { __html: page.keep(of, `${locale} ${part}`, content, gaps) },
  })
}

type CachedListProps<Item extends object> = Omit<ComponentPropsWithoutRef<'ul'>, 'children'> & {
  items: readonly Item[]
  /** Cache key of an item, with everything else that its content depends on except the language. */
  partOf: (item: Item, index: number) => string
  /** A whole child of the element, with its key. */
  render: (item: Item, index: number) => ReactNode
}

/** A list whose items are cached, each for the lifetime of its object; to React they are one piece of HTML. */
export function CachedList<Item extends object>(props: CachedListProps<Item>) {
  const { items, partOf, render, ...rest } = props
  const page = useContext(PageContext)
  const { locale } = useText()
  const keep = page?.keep
  if (!keep) return <ul {...rest}>{items.map(render)}</ul>
  const html = items.map((item, at) => keep(item, `${locale} ${partOf(item, at)}`, render(item, at)))
  // React's own output.
  return createElement('ul', { ...rest, dangerouslySetInnerHTML: { __html: html.join('') } })
}
