import { createHash } from 'node:crypto'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { BoxEdit, BoxOffer, BoxOrder, HomeBox, NewBox } from '@apron/contract/home/home'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import {
  addBox,
  chosenSize,
  type PlacedBox,
  readLayout,
  removeBox,
  resizeBox,
  sortBoxes,
} from './box-layout.ts'
import type { BoxSource } from './box-source.ts'
import { changeHomeSetting, findHomeSetting } from './home.store.ts'

export interface BoxesDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  /** Returns the boxes available to this caller, in default order. */
  readonly sourcesFor: (context: CallContext) => Promise<readonly BoxSource[]>
}

/** The caller's dashboard. Every change returns the updated boxes. */
export interface BoxesService {
  offers(context: CallContext): Promise<BoxOffer[]>
  list(context: CallContext): Promise<HomeBox[]>
  one(id: string, context: CallContext): Promise<HomeBox>
  sort(order: BoxOrder, context: CallContext): Promise<HomeBox[]>
  add(box: NewBox, context: CallContext): Promise<HomeBox[]>
  edit(edit: BoxEdit, context: CallContext): Promise<HomeBox[]>
  remove(id: string, context: CallContext): Promise<HomeBox[]>
}

/** Derives the id of a person's only box of a kind. It exists before anything is saved and differs between persons. */
function idOf(userCode: string, kind: string): string {
  return createHash('sha256').update(`${userCode}\n${kind}`).digest('hex').slice(0, 32)
}

function toHomeBoxes(
  boxes: readonly PlacedBox[],
  sources: readonly BoxSource[],
  context: CallContext,
): HomeBox[] {
  return boxes.map(({ kind, size }, index) => {
    const source = sources.find(other => other.kind === kind)
    return {
      id: idOf(callerOf(context).userCode, kind),
      kind,
      title: source?.title[context.language] ?? '',
      size,
      sizes: [...(source?.sizes ?? [])],
      sort: index + 1,
      available: source !== undefined,
    }
  })
}

export function createBoxesService({ db, clock, sourcesFor }: BoxesDeps): BoxesService {
  async function list(context: CallContext): Promise<HomeBox[]> {
    const sources = await sourcesFor(context)
    const { boxes } = await findHomeSetting(db, callerOf(context).userCode)
    return toHomeBoxes(readLayout(boxes, sources), sources, context)
  }

  /** @param decide maps the present boxes to the new ones; `kindOf` knows only the caller's ids */
  async function change(
    context: CallContext,
    decide: (
      boxes: readonly PlacedBox[],
      kindOf: (id: string) => string,
      sources: readonly BoxSource[],
    ) => PlacedBox[],
  ): Promise<HomeBox[]> {
    const { userCode } = callerOf(context)
    const sources = await sourcesFor(context)
    await changeHomeSetting(db, userCode, clock.now(), before => {
      const boxes = readLayout(before.boxes, sources)
      const kindOf = (id: string) => {
        const box = boxes.find(({ kind }) => idOf(userCode, kind) === id)
        if (box === undefined) throw new Refusal(SERVER_ERRORS.notFound)
        return box.kind
      }
      return { boxes: decide(boxes, kindOf, sources) }
    })
    return list(context)
  }

  return {
    list,
    async offers(context) {
      const sources = await sourcesFor(context)
      return sources.map(({ kind, title, sizes }) => ({
        kind,
        title: title[context.language],
        sizes: [...sizes],
      }))
    },
    async one(id, context) {
      const box = (await list(context)).find(other => other.id === id)
      if (box === undefined) throw new Refusal(SERVER_ERRORS.notFound)
      return box
    },
    sort: ({ ids }, context) => change(context, (boxes, kindOf) => sortBoxes(boxes, ids.map(kindOf))),
    add: ({ kind, size }, context) =>
      change(context, (boxes, _kindOf, sources) =>
        addBox(boxes, { kind, size: chosenSize(sources, kind, size) }),
      ),
    edit: ({ id, size }, context) =>
      change(context, (boxes, kindOf, sources) => {
        const kind = kindOf(id)
        return resizeBox(boxes, kind, chosenSize(sources, kind, size))
      }),
    remove: (id, context) => change(context, (boxes, kindOf) => removeBox(boxes, kindOf(id))),
  }
}
