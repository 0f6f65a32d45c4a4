import type { HomeBox } from '@apron/contract/home/home'
import { addBox, editBox, removeBox, sortBoxes } from '@apron/contract/home/home.calls'
import type { BoxSize } from '@apron/contract/limits/home'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { HttpClient } from '../../../platform/http/http-client.ts'
import { boxesQuery } from '../home-queries.ts'

/**
 * Changes the dashboard optimistically. Requests are sent one at a time, and the last response is
 * authoritative.
 * On a failure, the client reports the error and the dashboard returns to the server's state.
 */
export function useBoxChanges(http: HttpClient) {
  const queries = useQueryClient()
  const { queryKey } = boxesQuery(http)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const waiting = useRef(0)

  async function carryOut(send: () => Promise<HomeBox[]>): Promise<void> {
    try {
      const answer = await send()
      if (waiting.current === 1) queries.setQueryData(queryKey, answer)
    } catch {
      await queries.invalidateQueries({ queryKey })
    } finally {
      waiting.current--
    }
  }

  function change(draw: (boxes: HomeBox[]) => HomeBox[], send: () => Promise<HomeBox[]>): void {
    queries.setQueryData(queryKey, (boxes: HomeBox[] | undefined) => boxes && draw(boxes))
    waiting.current++
    last.current = last.current.then(() => carryOut(send))
  }

  return {
    sort(boxes: HomeBox[]) {
      const ids = boxes.map(({ id }) => id)
      change(
        () => boxes,
        () => http.call(sortBoxes, { body: { ids } }),
      )
    },
    resize(id: string, size: BoxSize) {
      change(
        boxes => boxes.map(box => (box.id === id ? { ...box, size } : box)),
        () => http.call(editBox, { body: { id, size } }),
      )
    },
    remove(id: string) {
      change(
        boxes => boxes.filter(box => box.id !== id),
        () => http.call(removeBox, { params: { id } }),
      )
    },
    add(kind: string) {
      change(
        boxes => boxes,
        () => http.call(addBox, { body: { kind } }),
      )
    },
  }
}
