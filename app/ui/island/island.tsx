import { type ComponentType, createElement, useContext, useId } from 'react'
import { PageContext } from './page-context'

type IslandProps<Props extends object> = {
  /** File name of the component without `.island.tsx`. */
  name: string
  of: ComponentType<Props>
  /** Travels to the browser as JSON: plain data, and the texts the component needs. */
  props: Props
  /** Taken over as soon as the page has its script: what it shows is known in the browser only. */
  atOnce?: boolean
}

/**
 * A part of a public page that React takes over in the browser. Its HTML comes with the page and works
 * without script; `islands.client.ts` wakes it. Rendered apart from the page, so that it cannot lean on the
 * page's contexts and its `useId`s can be repeated.
 */
export function Island<Props extends object>({ name, of, props, atOnce }: IslandProps<Props>) {
  const page = useContext(PageContext)
  const id = useId()
  if (!page?.renderIsland || !page.packProps) return createElement(of, props)
  const prefix = `${id.replaceAll(/\W/g, '')}-`
  return (
    <pignon-island
      data-name={name}
      data-prefix={prefix}
      data-at-once={atOnce ? '' : undefined}
      data-props={page.packProps(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output of the island
      dangerouslySetInnerHTML={{ __html: page.renderIsland(createElement(of, props), prefix) }}
    />
  )
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'pignon-island': React.HTMLAttributes<HTMLElement> & Record<`data-${string}`, string | undefined>
    }
  }
}
