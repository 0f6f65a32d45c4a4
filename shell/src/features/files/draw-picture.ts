import { ModuleNotLoaded } from '../../platform/parts/lazy-module.ts'
import type { DrawnPicture, PictureRequest } from './picture.worker.ts'

/** Time limit, ms. A device that takes longer cannot handle the picture. */
const LIMIT_MS = 60_000

let queue: Promise<unknown> = Promise.resolve()

/**
 * Re-encodes a picture in a dedicated worker, which keeps the page responsive and frees the memory
 * afterwards. Returns null if it cannot be decoded.
 */
function drawInWorker(request: PictureRequest): Promise<DrawnPicture | null> {
  const { promise, resolve, reject } = Promise.withResolvers<DrawnPicture | null>()
  const worker = new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module' })
  const { port1, port2 } = new MessageChannel()
  const timer = setTimeout(() => resolve(null), LIMIT_MS)
  worker.addEventListener('error', event => reject(new ModuleNotLoaded(event.message)))
  port1.addEventListener('message', ({ data }: MessageEvent<DrawnPicture | null>) => resolve(data))
  port1.start()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no origin
  worker.postMessage(request, [port2])
  return promise.finally(() => {
    clearTimeout(timer)
    port1.close()
    worker.terminate()
  })
}

/** Runs one at a time: several large pictures at once exceed a tablet's memory. */
export function drawPicture(request: PictureRequest): Promise<DrawnPicture | null> {
  const drawn = queue.then(() => drawInWorker(request))
  queue = drawn.catch(() => undefined)
  return drawn
}
