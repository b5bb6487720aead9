import { type ComponentPropsWithoutRef, createElement, type ReactNode } from 'react'

type ServerHtmlProps = Omit<ComponentPropsWithoutRef<'div'>, 'dangerouslySetInnerHTML'> & {
  /** On the server alone: see `serverProps` of `Island`. */
  children?: ReactNode
}

/**
 * A part of an island that React leaves as the server rendered it, so that a long list of choices is sent once, as
 * HTML, and not again as properties.
 */
export const ServerHtml = ({ children, ...attributes }: ServerHtmlProps) =>
  children === undefined
    ? // While hydrating, React does not touch the HTML of an element that has its own.
      createElement('div', {
        ...attributes,
        suppressHydrationWarning: true,
        dangerouslySetInnerHTML: asItCame,
      })
    : createElement('div', attributes, children)

const asItCame = { __html: '' }
