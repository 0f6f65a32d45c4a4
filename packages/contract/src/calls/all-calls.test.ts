import { describe, expect, it } from 'vitest'
import { isWrite } from '../wire/write-rules.ts'
import { ALL_CALLS } from './all-calls.ts'

describe('list of calls', () => {
  it('has no duplicate call id or address', () => {
    const ids = ALL_CALLS.map(call => call.id)
    const addresses = ALL_CALLS.map(call => `${call.method} ${call.path}`)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('[API-02] cancels repeated reads, and never a change', () => {
    const writes = ALL_CALLS.filter(({ method, path }) => isWrite(method, path))
    expect(writes.filter(({ repeats }) => repeats !== 'allow')).toEqual([])
    const others = ALL_CALLS.filter(call => !writes.includes(call) && call.repeats === 'allow')
    // Both consume something on the server although they are named like reads: a number, a captcha with a code.
    expect(others.map(({ id }) => id).toSorted()).toEqual(['auth.forgetPassword', 'serial.next'])
  })
})
