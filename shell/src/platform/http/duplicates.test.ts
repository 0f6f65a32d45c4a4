import { describe, expect, it } from 'vitest'
import { createDuplicates } from './duplicates.ts'

describe('[API-02] duplicates', () => {
  it('a later call of the same key cancels the earlier', () => {
    const duplicates = createDuplicates()
    const first = duplicates.begin('GET /a')
    const second = duplicates.begin('GET /a')
    expect(first.signal.aborted).toBe(true)
    expect(second.signal.aborted).toBe(false)
  })

  it('other calls, and calls that are done, are left alone', () => {
    const duplicates = createDuplicates()
    const done = duplicates.begin('GET /a')
    done.end()
    const other = duplicates.begin('GET /b')
    duplicates.begin('GET /a')
    expect(done.signal.aborted).toBe(false)
    expect(other.signal.aborted).toBe(false)
  })

  it('the end of a cancelled call does not forget the one that replaced it', () => {
    const duplicates = createDuplicates()
    const first = duplicates.begin('GET /a')
    const second = duplicates.begin('GET /a')
    first.end()
    duplicates.begin('GET /a')
    expect(second.signal.aborted).toBe(true)
  })
})
