import { type ComponentType, createElement, useContext, useId } from 'react'
import { PageContext } from './page-context'

type IslandProps<Props extends object> = {
  /** File name of the component without `.island.tsx`. */
  name: string
  of: ComponentType<Props>
  /** Sent to the browser as JSON: plain data, and the texts of the component. */
  props: Props
  /** Further properties on the server alone: HTML that the browser keeps as it came (`ServerHtml`). */
  serverProps?: Partial<Props>
  /** Few properties ever occur, and the HTML depends on nothing else: it is drawn once for each. */
  isKept?: boolean
  /** Hydrated as soon as the page has its script, because only the browser knows its content. */
  atOnce?: boolean
}

/**
 * A part of a public page that React hydrates in the browser. Its HTML is part of the page and works without script;
 * `islands.client.ts` hydrates it. It is rendered separately, so that it cannot depend on the page's contexts and its
 * `useId`s are reproducible.
 */
export function Island<Props extends object>(given: IslandProps<Props>) {
  const { name, of, props, serverProps, isKept, atOnce } = given
  const page = useContext(PageContext)
  const id = useId()
  const element = createElement(of, { ...props, ...serverProps })
  const { renderIsland, packProps, keepIsland } = page ?? {}
  if (!renderIsland || !packProps) return element
  const prefix = `${id.replaceAll(/\W/g, '')}-`
  const packed = packProps(props)
  const draw = () => renderIsland(element, prefix)
  const html = isKept && keepIsland ? keepIsland(of, `${prefix} ${packed}`, draw) : draw()
  return (
    <pignon-island
      data-name={name}
      data-prefix={prefix}
      data-at-once={atOnce ? '' : undefined}
      data-props={packed}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output of the island
      dangerouslySetInnerHTML={{ __html: html }}
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
