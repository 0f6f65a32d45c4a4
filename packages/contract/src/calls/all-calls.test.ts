import { describe, expect, it } from 'vitest'
import { CALL_SCHEMAS } from '../schemas/call-schemas.ts'
import { ALL_CALLS } from './all-calls.ts'

describe('the list of calls', () => {
  it('has a schema for each call and a call for each schema', () => {
    expect(Object.keys(CALL_SCHEMAS).toSorted()).toEqual(ALL_CALLS.map(call => call.id).toSorted())
  })

  it('names no call and no address twice', () => {
    const ids = ALL_CALLS.map(call => call.id)
    const addresses = ALL_CALLS.map(call => `${call.method} ${call.path}`)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it.each(ALL_CALLS.map(call => [call.id, call] as const))(
    '%s: what changes something is never cancelled by its twin',
    (_id, call) => {
      if (call.method === 'POST') expect(call.repeats).toBe('allow')
    },
  )
})
