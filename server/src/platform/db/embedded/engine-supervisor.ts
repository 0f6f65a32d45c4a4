import { setTimeout as wait } from 'node:timers/promises'
import type { StoreLog } from '../database.ts'
import { DatabaseUnavailable } from '../database-unavailable.ts'
import { RESTART_WAITS_MS } from '../store-limits.ts'
import { type EngineThread, openEngineThread, type ThreadOptions } from './engine-thread.ts'

/**
 * Time limit in milliseconds for the engine to finish and write its checkpoint. Then it is killed, which loses nothing.
 */
const STOP_WAIT_MS = 20_000

/** Keeps one engine thread running and restarts it when it ends unexpectedly. */
export interface EngineSupervisor {
  /** Returns the running or starting engine. Rejects while it cannot be started. */
  engine(): Promise<EngineThread>
  stop(): Promise<void>
}

/** Starts the engine. Rejects with its error if the first start fails. */
export async function superviseEngine(options: ThreadOptions, log: StoreLog): Promise<EngineSupervisor> {
  const stopping = new AbortController()
  const isStopping = (): boolean => stopping.signal.aborted
  let current: Promise<EngineThread> = openEngineThread(options)
  void keepRunning(await current)

  async function keepRunning(thread: EngineThread): Promise<void> {
    const reason = await thread.ended
    if (isStopping()) return
    log.warn(`The embedded database stopped (${reason}) and is started again`)
    current = restart()
    current.catch(() => {
      // Callers that need the engine get and report the same rejection.
    })
  }

  async function restart(): Promise<EngineThread> {
    for (const pause of restartDelays()) {
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => {
        // Woken early to stop.
      })
      if (isStopping()) break
      try {
        const thread = await openEngineThread(options)
        void keepRunning(thread)
        log.info('The embedded database runs again')
        return thread
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        log.warn(`The embedded database could not be started: ${reason}`)
      }
    }
    throw new DatabaseUnavailable('it is being closed')
  }

  return {
    engine: () => current,
    stop: async () => {
      stopping.abort()
      const thread = await current.catch(() => null)
      if (thread === null) return
      const slow = setTimeout(() => void thread.kill(), STOP_WAIT_MS)
      await thread.stop()
      clearTimeout(slow)
    },
  }
}

function* restartDelays(): Generator<number> {
  yield* RESTART_WAITS_MS
  for (;;) yield RESTART_WAITS_MS.at(-1) ?? 0
}
