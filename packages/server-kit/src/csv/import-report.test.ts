import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { describe, expect, it } from 'vitest'
import { importReport, type PlannedRow, requirePreviewed } from './import-report.ts'

const planned = (row: number, more: Partial<PlannedRow<unknown>> = {}): PlannedRow<unknown> => ({
  row,
  key: `K${row}`,
  wanted: {},
  problems: [],
  kind: 'unchanged',
  fields: [],
  version: 1,
  ...more,
})
const wrong = (row: number) => planned(row, { problems: [{ field: 'sex', problem: 'required' }] })

describe('[ADM-12] import of a file', () => {
  it('counts rows and reports each', () => {
    const rows = [
      planned(2, { kind: 'added', version: null }),
      planned(3, { kind: 'changed', fields: ['roles'] }),
      planned(4),
      wrong(5),
    ]
    expect(importReport(rows, 'en', false)).toMatchObject({
      done: false,
      added: 1,
      changed: 1,
      unchanged: 1,
      wrong: 1,
      wrongRows: [{ row: 5, key: 'K5', field: 'sex', text: 'Enter a value' }],
      changingRows: [
        { row: 2, kind: 'added', fields: [] },
        { row: 3, kind: 'changed', fields: ['roles'] },
      ],
    })
    expect(importReport([wrong(5)], 'zh', false).wrongRows[0]?.text).toBe('必填')
  })

  it('reports at most 500 rows and counts all', () => {
    const report = importReport(
      Array.from({ length: 800 }, (_, at) => wrong(at + 2)),
      'en',
      false,
    )
    expect([report.wrong, report.wrongRows.length]).toEqual([800, 500])
  })

  it('is performed only as it was shown, and only without problems', () => {
    const rows = [planned(2, { kind: 'changed' })]
    const { digest } = importReport(rows, 'en', false)
    expect(() => requirePreviewed(rows, digest)).not.toThrow()
    expect(() => requirePreviewed([planned(2, { kind: 'changed', version: 2 })], digest)).toThrow(
      SERVER_ERRORS.importChanged.en,
    )
    expect(() => requirePreviewed([...rows, wrong(3)], digest)).toThrow(
      'Rows with errors: 1; the first is row 3.',
    )
  })
})
