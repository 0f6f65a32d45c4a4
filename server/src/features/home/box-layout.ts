import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { BOX_SIZES, type BoxSize } from '@apron/contract/limits/home'
import type { BoxSource } from './box-source.ts'

/** A box as saved. */
export interface PlacedBox {
  readonly kind: string
  readonly size: BoxSize
}

/** Upper limit for corrupt saved data. Boxes beyond it are ignored. */
const MAX_BOXES = 50
const MAX_KIND_LENGTH = 100

function withDefaultSize({ kind, sizes }: BoxSource): PlacedBox {
  return { kind, size: sizes[0] }
}

function validSize(saved: unknown, source: BoxSource | undefined): BoxSize {
  const sizes = source?.sizes ?? BOX_SIZES
  return sizes.find(size => size === saved) ?? sizes[0]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/**
 * Reads a saved dashboard; the default is everything offered. Accepts any saved data: a wrong size becomes the default
 * size, a repeated kind and an entry without a kind are dropped. A kind that is not offered now is kept, because it may
 * return.
 */
export function readLayout(saved: unknown, offered: readonly BoxSource[]): PlacedBox[] {
  if (!Array.isArray(saved)) return offered.map(withDefaultSize)
  const boxes = new Map<string, PlacedBox>()
  for (const entry of saved) {
    const kind: unknown = isRecord(entry) ? entry['kind'] : null
    if (typeof kind !== 'string' || kind === '' || kind.length > MAX_KIND_LENGTH || boxes.has(kind)) continue
    const source = offered.find(other => other.kind === kind)
    boxes.set(kind, { kind, size: validSize(isRecord(entry) ? entry['size'] : null, source) })
  }
  return [...boxes.values()].slice(0, MAX_BOXES)
}

/** Returns the size of a new box of this kind. @throws Refusal if the kind, or the kind in this size, is not offered */
export function chosenSize(offered: readonly BoxSource[], kind: string, size?: BoxSize): BoxSize {
  const source = offered.find(other => other.kind === kind)
  if (source === undefined) throw new Refusal(SERVER_ERRORS.notFound)
  if (size !== undefined && !source.sizes.includes(size)) throw new Refusal(SERVER_ERRORS.boxSizeWrong)
  return size ?? source.sizes[0]
}

/** Moves boxes of these kinds to the front, in this order. The others keep their order. */
export function sortBoxes(boxes: readonly PlacedBox[], kinds: readonly string[]): PlacedBox[] {
  const place = (kind: string) => (kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length)
  return boxes.toSorted((one, other) => place(one.kind) - place(other.kind))
}

/** Appends a box unless its kind is already there. */
export function addBox(boxes: readonly PlacedBox[], box: PlacedBox): PlacedBox[] {
  return boxes.some(({ kind }) => kind === box.kind) ? [...boxes] : [...boxes, box]
}

export function resizeBox(boxes: readonly PlacedBox[], kind: string, size: BoxSize): PlacedBox[] {
  return boxes.map(box => (box.kind === kind ? { kind, size } : box))
}

export function removeBox(boxes: readonly PlacedBox[], kind: string): PlacedBox[] {
  return boxes.filter(box => box.kind !== kind)
}
