import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { BOX_SIZES, type BoxSize } from '@apron/contract/limits/home'
import type { BoxSource } from './box-source.ts'

/** A box as it is saved. */
export interface PlacedBox {
  readonly kind: string
  readonly size: BoxSize
}

/** More boxes than any dashboard has; what a broken saved one names behind them is left out. */
const MAX_BOXES = 50
const MAX_KIND_LENGTH = 100

function placed({ kind, sizes }: BoxSource): PlacedBox {
  return { kind, size: sizes[0] }
}

function sizeOf(wanted: unknown, source: BoxSource | undefined): BoxSize {
  const sizes = source?.sizes ?? BOX_SIZES
  return sizes.find(size => size === wanted) ?? sizes[0]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/**
 * The boxes of a saved dashboard; of one that was never changed, everything offered.
 * Whatever was saved can be read: a wrong size becomes the usual one, the second box of a kind is left out,
 * what names no kind is dropped. A kind that is not offered stays: it may come back.
 */
export function readLayout(saved: unknown, offered: readonly BoxSource[]): PlacedBox[] {
  if (!Array.isArray(saved)) return offered.map(placed)
  const boxes = new Map<string, PlacedBox>()
  for (const entry of saved) {
    const kind: unknown = isRecord(entry) ? entry['kind'] : null
    if (typeof kind !== 'string' || kind === '' || kind.length > MAX_KIND_LENGTH || boxes.has(kind)) continue
    const source = offered.find(other => other.kind === kind)
    boxes.set(kind, { kind, size: sizeOf(isRecord(entry) ? entry['size'] : null, source) })
  }
  return [...boxes.values()].slice(0, MAX_BOXES)
}

/** The size that a box of this kind gets. Throws a {@link Refusal} when the kind is not offered, or not in this size. */
export function chosenSize(offered: readonly BoxSource[], kind: string, size?: BoxSize): BoxSize {
  const source = offered.find(other => other.kind === kind)
  if (source === undefined) throw new Refusal(SERVER_ERRORS.notFound)
  if (size !== undefined && !source.sizes.includes(size)) throw new Refusal(SERVER_ERRORS.boxSizeWrong)
  return size ?? source.sizes[0]
}

/** The boxes with these kinds first, in their order; the others behind them as they were. */
export function sorted(boxes: readonly PlacedBox[], kinds: readonly string[]): PlacedBox[] {
  const place = (kind: string) => (kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length)
  return boxes.toSorted((one, other) => place(one.kind) - place(other.kind))
}

/** The boxes and, behind them, this one; one that is there stays where and as it is. */
export function withBox(boxes: readonly PlacedBox[], box: PlacedBox): PlacedBox[] {
  return boxes.some(({ kind }) => kind === box.kind) ? [...boxes] : [...boxes, box]
}

export function resized(boxes: readonly PlacedBox[], kind: string, size: BoxSize): PlacedBox[] {
  return boxes.map(box => (box.kind === kind ? { kind, size } : box))
}

export function withoutBox(boxes: readonly PlacedBox[], kind: string): PlacedBox[] {
  return boxes.filter(box => box.kind !== kind)
}
