import { useContext } from 'react'
import { PageContext } from '~/ui/island/page-context'
import { drawIcon } from './drawn-icon'
import * as iconLines from './icon-lines'

const lines = { ...iconLines }

export type IconName = keyof typeof lines

/** A line icon beside a text; never the only carrier of a meaning. Its strokes are styled in base.css. */
export function Icon({ name }: { name: IconName }) {
  return drawIcon(lines[name], useContext(PageContext) !== undefined)
}
