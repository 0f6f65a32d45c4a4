import { describe, expect, it } from 'vitest'
import { IDLE, type LoadEvent, type LoadState, nextLoadState } from './load-state.ts'

const failure = { cause: 'unreachable', details: '404' } as const
const after = (...events: LoadEvent[]) => events.reduce<LoadState>(nextLoadState, IDLE)
const loading = { status: 'loading', mounted: false, flag: false, slow: false }

const start: LoadEvent = { kind: 'start' }
const delay: LoadEvent = { kind: 'delay-passed' }
const reset: LoadEvent = { kind: 'flag-reset' }
const mounted: LoadEvent = { kind: 'mounted' }
const loaded: LoadEvent = { kind: 'first-loaded' }
const failed: LoadEvent = { kind: 'failed', failure }

describe('[APP-12] [APP-13] the states of an application in a tab', () => {
  it.each<[string, LoadEvent[], object]>([
    ['not loaded', [], { status: 'idle' }],
    ['loading, no flag before the delay', [start], loading],
    ['loading, with the flag', [start, delay], { ...loading, flag: true }],
    ['loaded before the delay: never a flag', [start, mounted, loaded, delay], { status: 'ready' }],
    ['loaded', [start, delay, mounted, loaded], { status: 'ready' }],
    ['the flag resets itself', [start, delay, reset], { ...loading, slow: true }],
    ['mounted but silent: shown when the flag resets', [start, delay, mounted, reset], { status: 'ready' }],
    ['late but there', [start, delay, reset, mounted, loaded], { status: 'ready' }],
    ['failed', [start, delay, failed], { status: 'failed', failure }],
    ['failed while it takes long', [start, delay, reset, failed], { status: 'failed', failure }],
    ['crashed after it was loaded', [start, mounted, loaded, failed], { status: 'failed', failure }],
    ['failed stays failed', [start, failed, delay, loaded], { status: 'failed', failure }],
    ['retried', [start, failed, start], loading],
  ])('%s', (_name, events, state) => {
    expect(after(...events)).toEqual(state)
  })
})
