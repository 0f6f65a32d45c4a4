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
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const pendingCount = useRef(0)

  async function sendChange(send: () => Promise<HomeBox[]>): Promise<void> {
    try {
      const response = await send()
      if (pendingCount.current === 1) queries.setQueryData(queryKey, response)
    } catch {
      await queries.invalidateQueries({ queryKey })
    } finally {
      pendingCount.current--
    }
  }

  function change(applyChange: (boxes: HomeBox[]) => HomeBox[], send: () => Promise<HomeBox[]>): void {
    queries.setQueryData(queryKey, (boxes: HomeBox[] | undefined) => boxes && applyChange(boxes))
    pendingCount.current++
    queue.current = queue.current.then(() => sendChange(send))
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
