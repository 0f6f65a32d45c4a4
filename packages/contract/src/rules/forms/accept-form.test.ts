import { describe, expect, it } from 'vitest'
import { FIELD_PROBLEMS } from '../../errors/field-problems.ts'
import type { FormDefinition } from '../../flow/form-definition.ts'
import type { FormValues } from '../../flow/form-values.ts'
import { acceptForm, type FormStage, WHOLE_FORM } from './accept-form.ts'
import type { KnownCodes } from './value-problem.ts'

const FORM: FormDefinition = {
  fields: [
    { key: 'no', kind: 'text', maxLength: 5, required: true },
    {
      key: 'why',
      kind: 'multiline',
      minLength: 3,
      maxLength: 8,
      requiredWhen: [
        [
          { field: 'quotes', below: '2' },
          { field: 'type', isNot: 'AOG' },
        ],
        [{ field: 'amountCny', above: 'T1' }],
      ],
    },
    {
      key: 'type',
      kind: 'choice',
      options: ['STOCK', 'AOG'],
      forbiddenWhen: [
        [
          { field: 'urgent', is: true },
          { field: 'type', is: 'STOCK' },
        ],
      ],
    },
    { key: 'quotes', kind: 'number', scale: 0, min: '0', max: '9' },
    { key: 'currency', kind: 'dictionary', dictCode: 'CURRENCY' },
    { key: 'scopes', kind: 'dictionary', dictCode: 'SUP_SCOPE', multiple: true },
    { key: 'total', kind: 'money', currency: { field: 'currency' }, above: '0' },
    {
      key: 'amountCny',
      kind: 'money',
      currency: { code: 'CNY' },
      computed: { compute: 'convert', amount: 'total', currency: 'currency' },
    },
    { key: 'from', kind: 'date' },
    { key: 'until', kind: 'date', earliest: { field: 'from', days: 1 }, latest: { field: 'from', days: 90 } },
    { key: 'at', kind: 'dateTime' },
    { key: 'stay', kind: 'dateRange' },
    { key: 'urgent', kind: 'boolean' },
    { key: 'buyer', kind: 'user' },
    { key: 'dept', kind: 'department' },
    { key: 'files', kind: 'attachments', max: 2, fileKinds: ['pdf'] },
    {
      key: 'lines',
      kind: 'table',
      max: 3,
      columns: [
        { key: 'pn', kind: 'text', maxLength: 8, required: true },
        { key: 'qty', kind: 'number', scale: 2, above: '0' },
        { key: 'price', kind: 'money', currency: { code: 'CNY' } },
        {
          key: 'amount',
          kind: 'money',
          currency: { code: 'CNY' },
          computed: { compute: 'product', of: ['qty', 'price'] },
        },
        { key: 'lowered', kind: 'boolean' },
      ],
    },
    {
      key: 'sum',
      kind: 'money',
      currency: { code: 'CNY' },
      computed: { compute: 'sum', table: 'lines', column: 'amount' },
    },
    {
      key: 'anyLowered',
      kind: 'boolean',
      computed: { compute: 'anyLine', table: 'lines', meets: [[{ field: 'lowered', is: true }]] },
    },
  ],
}
const FACTS = { limits: { T1: '50000' }, rates: { CNY: '1.00', USD: '7.10' } }
const KNOWN: KnownCodes = {
  options: { CURRENCY: new Set(['CNY', 'USD']), SUP_SCOPE: new Set(['PARTS', 'CHEM']) },
  users: new Set(['100402']),
  departments: new Set(['D08']),
}
const GOOD: FormValues = { no: 'PR-1', quotes: '2', currency: 'CNY', total: '100.00' }
const LINES = [{ pn: 'A', qty: '3', price: '0.10', lowered: false }]
/** PostgreSQL returns the keys of a `jsonb` value in its own order. */
const REORDERED = [{ lowered: false, price: '0.10', qty: '3', pn: 'A' }]
const FILE = { name: 'a.PDF', url: '/file/0198' }

const accept = (sent: FormValues, before: FormValues = {}, stage: FormStage = WHOLE_FORM) =>
  acceptForm(FORM, before, sent, stage, FACTS, KNOWN)
const problemsOf = (sent: FormValues) =>
  accept({ ...GOOD, ...sent }).problems.map(({ field, problem }) => `${field} ${problem}`)
/** Parses a value of any shape, like a JSON body. */
const raw = (json: string): FormValues => JSON.parse(json)

describe('[FLOW-16] problems of form values, by field', () => {
  it.each<[string, FormValues, string[]]>([
    ['nothing', {}, []],
    ['empty where something is required', { no: '  ' }, ['no required']],
    ['a text too long', { no: '123456' }, ['no tooLong']],
    ['a line break in one line', { no: 'a\nb' }, ['no form']],
    ['a text too short', { why: 'ab' }, ['why tooShort']],
    ['five characters outside the basic plane are five', { no: '𠀀𠀀𠀀𠀀𠀀' }, []],
    ['required when few quotes', { quotes: '1' }, ['why required']],
    ['not required for an urgent type', { quotes: '1', type: 'AOG' }, []],
    ['required above a threshold', { total: '50000.01' }, ['why required']],
    ['not required at the threshold', { total: '50000.00' }, []],
    ['required for an amount in another currency', { total: '7042.26', currency: 'USD' }, ['why required']],
    ['an empty table', { lines: null }, []],
    ['a word instead of a table', { lines: 'A' }, ['lines form']],
    ['an invalid choice', { type: 'X' }, ['type oneOf']],
    ['values that exclude each other', { type: 'STOCK', urgent: true }, ['type notWith']],
    ['a number with a fraction', { quotes: '2.5' }, ['quotes decimal']],
    ['a number in exponent notation', { quotes: '1e1' }, ['quotes decimal']],
    ['a number as JSON', raw('{"quotes":2}'), ['quotes decimal']],
    ['too small', { quotes: '-1' }, ['quotes tooSmall', 'why required'].toReversed()],
    ['too large', { quotes: '10' }, ['quotes tooLarge']],
    ['no amount', { total: '0.00' }, ['total notAbove']],
    ['an amount with a third digit', { total: '1.005' }, ['total decimal']],
    [
      'an amount of fourteen digits',
      { total: '10000000000000', why: '理由充分' },
      ['total decimal', 'amountCny decimal'],
    ],
    ['a currency that is not in the dictionary', { currency: 'EUR' }, ['currency unknown']],
    ['a list where one is chosen', raw('{"currency":["CNY"]}'), ['currency form']],
    ['one of several unknown', { scopes: ['PARTS', 'X'] }, ['scopes unknown']],
    ['the same twice', { scopes: ['PARTS', 'PARTS'] }, ['scopes form']],
    ['an invalid date', { from: '2026-02-30' }, ['from day']],
    ['the same day', { from: '2026-01-01', until: '2026-01-01' }, ['until tooEarly']],
    ['the last day', { from: '2026-01-01', until: '2026-04-01' }, []],
    ['a day later', { from: '2026-01-01', until: '2026-04-02' }, ['until tooLate']],
    ['an invalid time', { at: '2026-01-01 24:00:00' }, ['at time']],
    ['a range backwards', { stay: { from: '2026-01-02', to: '2026-01-01' } }, ['stay endBeforeStart']],
    ['a checkbox as text', { urgent: 'true' }, ['urgent yesNo']],
    ['an unknown person', { buyer: '1' }, ['buyer unknown']],
    ['an unknown department', { dept: 'D99' }, ['dept unknown']],
    ['a file', { files: [FILE] }, []],
    ['three files', { files: [FILE, FILE, FILE] }, ['files tooMany']],
    ['a file of another kind', { files: [{ ...FILE, name: 'a.pdf.exe' }] }, ['files fileKind']],
    ['a file from elsewhere', { files: [{ ...FILE, url: 'https://example.com/a.pdf' }] }, ['files form']],
    [
      'a file with an extra property',
      raw('{"files":[{"name":"a.pdf","url":"/file/1","owner":"x"}]}'),
      ['files form'],
    ],
    ['an extra field', { boss: 'x' }, ['boss extraField']],
    ['a prototype', raw('{"__proto__":"x"}'), ['__proto__ extraField']],
    ['a line with an extra column', { lines: [{ pn: 'A', boss: 'x' }] }, ['lines.0.boss extraField']],
    ['a line without a required value', { lines: [{ pn: 'A' }, { pn: '' }] }, ['lines.1.pn required']],
    ['a cell out of range', { lines: [{ pn: 'A', qty: '0' }] }, ['lines.0.qty notAbove']],
    ['four lines', { lines: [1, 2, 3, 4].map(String).map(pn => ({ pn })) }, ['lines tooMany']],
    ['lines that are no list', raw('{"lines":"x"}'), ['lines form']],
    ['a line that is no object', raw('{"lines":[null]}'), ['lines form']],
  ])('%s', (_what, sent, problems) => {
    expect(problemsOf(sent)).toEqual(problems)
  })

  it('has a text in both languages for every problem', () => {
    for (const { zh, en } of Object.values(FIELD_PROBLEMS)) expect([zh, en]).not.toContain('')
  })
})

describe('[FLOW-17] fields computed by the server', () => {
  it('computes in decimals, ignoring the values sent', () => {
    const sent = {
      ...GOOD,
      amountCny: '1.00',
      sum: '9.99',
      anyLowered: true,
      lines: [
        { ...LINES[0], amount: '5.00' },
        { pn: 'B', qty: '2', price: '0.10' },
      ],
    }
    const { values, problems, changed } = accept({ ...sent, total: '70.07', currency: 'USD' })
    expect(problems).toEqual([])
    expect([values['amountCny'], values['sum'], values['anyLowered']]).toEqual(['497.50', '0.50', false])
    expect(changed).toEqual(['no', 'quotes', 'currency', 'total', 'lines'])
  })

  it.each([
    ['0.10', '7.10', '0.71'],
    ['0.05', '7.10', '0.36'],
    ['9999999999999.99', '1.00', '9999999999999.99'],
  ])('%s at %s gives %s', (total, rate, cny) => {
    const facts = { ...FACTS, rates: { USD: rate } }
    expect(
      acceptForm(FORM, {}, { total, currency: 'USD' }, WHOLE_FORM, facts, KNOWN).values['amountCny'],
    ).toBe(cny)
  })

  it('does not guess without a rate, or with an empty cell', () => {
    expect(accept({ total: '1.00', currency: 'EUR' }).values['amountCny']).toBeNull()
    expect(accept({ lines: [{ pn: 'A', qty: '1' }] }).values['sum']).toBeNull()
  })
})

describe('[FLOW-17] fields that a node may change', () => {
  const before = accept({ ...GOOD, lines: LINES }).values
  const planner: FormStage = { editable: ['lines.qty', 'why'], needed: ['why'] }
  const at = (sent: FormValues) => {
    const { values, changed, problems } = accept(sent, before, planner)
    return {
      sum: values['sum'],
      changed,
      problems: problems.map(({ field, problem }) => `${field} ${problem}`),
    }
  }

  it.each<[string, FormValues, readonly string[], readonly string[], string]>([
    [
      'fewer of a line',
      { why: '库存可供', lines: [{ ...LINES[0], qty: '2' }] },
      ['why', 'lines'],
      [],
      '0.20',
    ],
    ['only the cell', { why: '库存可供', lines: [{ qty: '2' }] }, ['why', 'lines'], [], '0.20'],
    ['the same again', { why: '库存可供', no: 'PR-1', lines: LINES }, ['why'], [], '0.30'],
    ['the same with its cells in another order', { why: '库存可供', lines: REORDERED }, ['why'], [], '0.30'],
    ['without a needed value', { lines: [{ qty: '2' }] }, ['lines'], ['why required'], '0.20'],
    ['another field', { why: '库存可供', total: '1.00' }, ['why'], ['total notEditable'], '0.30'],
    [
      'another column',
      { why: '库存可供', lines: [{ ...LINES[0], price: '9.00' }] },
      ['why'],
      ['lines notEditable'],
      '0.30',
    ],
    ['another line', { why: '库存可供', lines: [...LINES, ...LINES] }, ['why'], ['lines otherLines'], '0.30'],
    ['a computed field', { why: '库存可供', sum: '0.01' }, ['why'], [], '0.30'],
  ])('%s', (_what, sent, changed, problems, sum) => {
    expect(at(sent)).toEqual({ sum, changed, problems })
  })
})
