import type { Call } from '@apron/contract/calls/define-call'
import { CallFailure } from '@apron/contract/errors/call-failure'
import { useEffect, useState } from 'react'
import type { HttpClient } from '../../platform/http/http-client.ts'

export interface ServerState<State extends object> {
  /** Null until loaded. */
  readonly state: State | null
  /** Message of the last failure; empty if it succeeded. */
  readonly problem: string
  readonly busy: boolean
  /**
   * Runs an operation and stores the state it returns; a text is an error message. @returns false on failure,
   * which leaves the state unchanged
   */
  readonly run: (work: () => Promise<State | string>) => Promise<boolean>
}

/** Holds the state returned by a call and by later changes. @param enabled false sends no request */
export function useServerState<State extends object>(
  http: HttpClient,
  call: Call<{ data: State }>,
  needsNetwork: string,
  enabled: boolean,
): ServerState<State> {
  const [state, setState] = useState<State | null>(null)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    let isUnmounted = false
    async function loadState(): Promise<void> {
      try {
        const loaded = await http.call(call)
        if (!isUnmounted) setState(loaded)
      } catch (error) {
        if (!isUnmounted) setProblem(problemOf(error, needsNetwork))
      }
    }
    if (enabled) void loadState()
    return () => {
      isUnmounted = true
    }
  }, [http, call, needsNetwork, enabled])

  async function run(work: () => Promise<State | string>): Promise<boolean> {
    setProblem('')
    setBusy(true)
    try {
      const result = await work()
      if (typeof result === 'string') {
        setProblem(result)
        return false
      }
      setState(result)
      return true
    } catch (error) {
      setProblem(problemOf(error, needsNetwork))
      return false
    } finally {
      setBusy(false)
    }
  }

  return { state, problem, busy, run }
}

/** Returns the server's message, or that there is no network. */
function problemOf(error: unknown, needsNetwork: string): string {
  if (!(error instanceof CallFailure)) throw error
  return error.kind === 'answer' ? error.said : needsNetwork
}
