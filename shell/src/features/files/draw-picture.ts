import { CodeNotFetched } from '../../platform/parts/fetched-code.ts'
import type { DrawnPicture, PictureOrder } from './picture.worker.ts'

/** What takes longer is no picture that this device can read, ms. */
const LIMIT_MS = 60_000

let last: Promise<unknown> = Promise.resolve()

/** Draws a picture anew in a worker of its own: the page goes on meanwhile, and its memory is free again afterwards. Null: it cannot be decoded. */
function inWorker(order: PictureOrder): Promise<DrawnPicture | null> {
  const { promise, resolve, reject } = Promise.withResolvers<DrawnPicture | null>()
  const worker = new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module' })
  const { port1, port2 } = new MessageChannel()
  const timer = setTimeout(() => resolve(null), LIMIT_MS)
  worker.addEventListener('error', event => reject(new CodeNotFetched(event.message)))
  port1.addEventListener('message', ({ data }: MessageEvent<DrawnPicture | null>) => resolve(data))
  port1.start()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker.postMessage(order, [port2])
  return promise.finally(() => {
    clearTimeout(timer)
    port1.close()
    worker.terminate()
  })
}

/** One after the other: several large ones at once are more than a tablet has room for. */
export function drawPicture(order: PictureOrder): Promise<DrawnPicture | null> {
  const drawn = last.then(() => inWorker(order))
  last = drawn.catch(() => undefined)
  return drawn
}
