/** Messages between the main thread and the thread of the embedded engine. */

/** Start data of the thread. `create` makes an empty store in the folder and ends; `serve` answers until stopped. */
export interface WorkerTask {
  readonly task: 'create' | 'serve'
  readonly folder: string
  /** Compiled once per process and shared by its engines. */
  readonly code: WebAssembly.Module
}

/** Main thread → engine. `frontend` carries whole messages of PostgreSQL's wire protocol. */
export type ToEngine =
  | { readonly type: 'frontend'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'stop' }

/** Engine → main thread. `answered` carries the response to `id`. */
export type FromEngine =
  | { readonly type: 'ready' }
  | { readonly type: 'answered'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'stopped' }
