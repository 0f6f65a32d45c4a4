import { describe, expect, it } from 'vitest'
import { LOADING, type LoadEvent, type LoadState, nextLoadState } from './load-state.ts'

const failure = { cause: 'unreachable', details: '404' } as const
const stateAfter = (...events: LoadEvent[]) => events.reduce<LoadState>(nextLoadState, LOADING)

const delay: LoadEvent = { kind: 'delay-passed' }
const reset: LoadEvent = { kind: 'flag-reset' }
const mounted: LoadEvent = { kind: 'mounted' }
const loaded: LoadEvent = { kind: 'first-loaded' }
const failed: LoadEvent = { kind: 'failed', failure }

describe('[APP-12] [APP-13] the states of an application in a tab', () => {
  it.each<[string, LoadEvent[], object]>([
    ['loading, no flag before the delay', [], LOADING],
    ['loading, with the flag', [delay], { ...LOADING, flag: true }],
    ['loaded before the delay: never a flag', [mounted, loaded, delay], { status: 'ready' }],
    ['loaded', [delay, mounted, loaded], { status: 'ready' }],
    ['the flag resets itself', [delay, reset], { ...LOADING, slow: true }],
    ['mounted but silent: shown when the flag resets', [delay, mounted, reset], { status: 'ready' }],
    ['late but there', [delay, reset, mounted, loaded], { status: 'ready' }],
    ['failed', [delay, failed], { status: 'failed', failure }],
    ['failed while it takes long', [delay, reset, failed], { status: 'failed', failure }],
    ['crashed after it was loaded', [mounted, loaded, failed], { status: 'failed', failure }],
    ['failed stays failed', [failed, delay, loaded], { status: 'failed', failure }],
  ])('follow its events: %s', (_name, events, state) => {
    expect(stateAfter(...events)).toEqual(state)
  })
})
