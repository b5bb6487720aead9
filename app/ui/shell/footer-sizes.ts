import type { ColumnSizes } from './shell-data'

/**
 * Width of the two fixed columns of the footer, menu and contact: each takes half of what the agency's columns leave of
 * the last row; half a row if they leave less than a third of it.
 */
export function ownSizes(columns: ColumnSizes[]): ColumnSizes {
  const half = (size: 'md' | 'lg') => {
    const left = 12 - lastRow(columns.map((column) => column[size]))
    return left >= 4 ? Math.floor(left / 2) : 6
  }
  return { sm: 12, md: half('md'), lg: half('lg') }
}

/** Columns taken in the last row, of twelve. */
const lastRow = (sizes: number[]): number =>
  sizes.reduce((taken, size) => (taken + size > 12 ? size : taken + size), 0)
