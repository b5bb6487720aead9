import type { ColumnSizes } from './shell-data'

/**
 * Sizes of each of the two columns that every footer has, menu and contact: what the agency's own columns leave of
 * the last row, halved; half a row where they leave less than a third of it.
 */
export function ownSizes(columns: ColumnSizes[]): ColumnSizes {
  const half = (size: 'md' | 'lg') => {
    const left = 12 - lastRow(columns.map((column) => column[size]))
    return left >= 4 ? Math.floor(left / 2) : 6
  }
  return { sm: 12, md: half('md'), lg: half('lg') }
}

/** How many of the twelve columns the last row has taken. */
const lastRow = (sizes: number[]): number =>
  sizes.reduce((taken, size) => (taken + size > 12 ? size : taken + size), 0)
