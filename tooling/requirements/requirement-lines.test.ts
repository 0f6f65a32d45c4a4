import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { requirementLines } from './requirement-lines.ts'

describe('requirementLines', () => {
  it('reads ID, text and kind of test', () => {
    expect(requirementLines('## TAB\n- TAB-02 Hidden on / and /dashboard. {browser}\ntext')).toEqual([
      { id: 'TAB-02', group: 'TAB', text: 'Hidden on / and /dashboard.', needs: 'browser', later: false },
    ])
  })

  it('reads that a line belongs to a later part', () => {
    expect(requirementLines('- FAV-01 A list. {http, later}')[0]).toMatchObject({
      needs: 'http',
      later: true,
    })
  })

  it('returns one requirement per ID of a range', () => {
    const ids = requirementLines('- APP-01..03 airline, amsp, amm. {browser}').map(({ id }) => id)
    expect(ids).toEqual(['APP-01', 'APP-02', 'APP-03'])
  })

  it.each(['- TAB-02 Hidden on /.', '- TAB-02 Hidden on /. {eye}'])('rejects %s', line => {
    expect(() => requirementLines(line)).toThrow('TAB-02')
  })

  it('rejects a repeated ID', () => {
    expect(() => requirementLines('- A-01 One. {unit}\n- A-01 Two. {unit}')).toThrow('A-01')
  })

  it('reads the requirements of the project', () => {
    const page = readFileSync(resolve(import.meta.dirname, '../../docs/requirements.md'), 'utf8')
    const requirements = requirementLines(page)
    expect(requirements.length).toBeGreaterThan(175)
    expect(requirements.filter(({ group }) => group === 'APP')).toHaveLength(15)
  })
})
