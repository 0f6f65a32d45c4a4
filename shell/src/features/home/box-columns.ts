import type { HomeBox } from '@apron/contract/home/home'

type Sized = Pick<HomeBox, 'size'>

/** A band of boxes: one at full width, a wide and a narrow column, or narrow boxes in a row. */
export type BoxBand<Box extends Sized> =
  | { readonly kind: 'full'; readonly box: Box }
  | { readonly kind: 'columns'; readonly wide: readonly Box[]; readonly small: readonly Box[] }
  | { readonly kind: 'row'; readonly boxes: readonly Box[] }

/**
 * Arranges the user's boxes from top to bottom. Between full-width boxes, wide and small ones form separate
 * columns, so that a short box leaves no gap next to a long one.
 */
export function arrangeInBands<Box extends Sized>(boxes: readonly Box[]): BoxBand<Box>[] {
  const bands: BoxBand<Box>[] = []
  let pending: Box[] = []
  const flush = () => {
    if (pending.length > 0) bands.push(toColumns(pending))
    pending = []
  }
  for (const box of boxes) {
    if (box.size === 'full') {
      flush()
      bands.push({ kind: 'full', box })
    } else pending.push(box)
  }
  flush()
  return bands
}

function toColumns<Box extends Sized>(boxes: readonly Box[]): BoxBand<Box> {
  const wide = boxes.filter(({ size }) => size === 'wide')
  if (wide.length === 0) return { kind: 'row', boxes }
  return { kind: 'columns', wide, small: boxes.filter(({ size }) => size === 'small') }
}
