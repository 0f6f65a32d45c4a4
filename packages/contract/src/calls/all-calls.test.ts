import { describe, expect, it } from 'vitest'
import { isWrite } from '../wire/write-rules.ts'
import { ALL_CALLS } from './all-calls.ts'

describe('the list of calls', () => {
  it('names no call and no address twice', () => {
    const ids = ALL_CALLS.map(call => call.id)
    const addresses = ALL_CALLS.map(call => `${call.method} ${call.path}`)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('[API-02] what changes something is never cancelled by its twin, every read is', () => {
    const writes = ALL_CALLS.filter(({ method, path }) => isWrite(method, path))
    expect(writes.filter(({ repeats }) => repeats !== 'allow')).toEqual([])
    const others = ALL_CALLS.filter(call => !writes.includes(call) && call.repeats === 'allow')
    // Both take something of the server's, though they are named like reads: a number, a captcha with a code.
    expect(others.map(({ id }) => id).toSorted()).toEqual(['auth.forgetPassword', 'serial.next'])
  })
})
