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
export function bandsOf<Box extends Sized>(boxes: readonly Box[]): BoxBand<Box>[] {
  const bands: BoxBand<Box>[] = []
  let between: Box[] = []
  const end = () => {
    if (between.length > 0) bands.push(inColumns(between))
    between = []
  }
  for (const box of boxes) {
    if (box.size === 'full') {
      end()
      bands.push({ kind: 'full', box })
    } else between.push(box)
  }
  end()
  return bands
}

function inColumns<Box extends Sized>(boxes: readonly Box[]): BoxBand<Box> {
  const wide = boxes.filter(({ size }) => size === 'wide')
  if (wide.length === 0) return { kind: 'row', boxes }
  return { kind: 'columns', wide, small: boxes.filter(({ size }) => size === 'small') }
}
