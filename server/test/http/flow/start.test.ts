import { randomUUID } from 'node:crypto'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { FIELD_PROBLEMS } from '@apron/contract/errors/field-problems'
import { startFlow } from '@apron/contract/flow/flow.calls'
import { getSerialNumber } from '@apron/contract/lists/serial.calls'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { purchaseRequest } from '../../support/flow/demo-forms.ts'
import { detail, start, startRequest } from '../../support/flow/flow-steps.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const LINE = { pn: 'TA-1001', qty: '2', unitPrice: '10.00' }
const PDF = { name: 'quote.pdf', url: '/file/none' }

type Values = Readonly<Record<string, unknown>>
const problem = (name: keyof typeof FIELD_PROBLEMS, words: Readonly<Record<string, string>> = {}) =>
  FIELD_PROBLEMS[name].zh.replaceAll(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '')

const REQUIRED = [
  'prNo',
  'type',
  'priority',
  'department',
  'currency',
  'totalAmount',
  'vendor',
  'vendorStatus',
  'quoteCount',
  'justification',
]

/** Invalid values of a field, with the expected message. */
const BAD: readonly (readonly [string, Values, string])[] = [
  ['too long', { prNo: 'P'.repeat(41) }, problem('tooLong', { max: '40' })],
  ['two lines in a single-line field', { prNo: 'PR\n1' }, problem('form')],
  ['a number for a text', { vendor: 5 }, problem('form')],
  ['a value outside the choices', { vendorStatus: 'NONE' }, 'NONE'],
  ['a list for a choice', { vendorStatus: ['APPROVED'] }, problem('form')],
  ['no entry of the dictionary', { priority: '99' }, problem('unknown', { value: '99' })],
  ['no department', { department: 'D9999' }, problem('unknown', { value: 'D9999' })],
  ['nobody', { buyer: '999999' }, problem('unknown', { value: '999999' })],
  ['a zero amount', { totalAmount: '0.00' }, problem('notAbove', { min: '0' })],
  ['a negative amount', { totalAmount: '-1.00' }, problem('notAbove', { min: '0' })],
  ['more than a cent', { totalAmount: '50000.001' }, problem('decimal', { digits: '13', scale: '2' })],
  ['too much', { totalAmount: '99999999999999.00' }, problem('decimal', { digits: '13', scale: '2' })],
  ['a float', { totalAmount: 50_000.01 }, problem('decimal', { digits: '13', scale: '2' })],
  ['powers of ten', { totalAmount: '5e4' }, problem('decimal', { digits: '13', scale: '2' })],
  ['half a quotation', { quoteCount: '1.5' }, problem('decimal', { digits: '9', scale: '0' })],
  ['too many quotations', { quoteCount: '100' }, problem('tooLarge', { max: '99' })],
  ['too few', { quoteCount: '-1' }, problem('tooSmall', { min: '0' })],
  ['too short', { justification: '太短' }, problem('tooShort', { min: '10' })],
  ['no lines', { lines: 'TA-1001' }, problem('form')],
  ['too many lines', { lines: Array.from({ length: 101 }, () => LINE) }, problem('tooMany', { max: '100' })],
  ['another kind of file', { attachments: [{ ...PDF, name: 'a.exe' }] }, 'a.exe'],
  ['a file from elsewhere', { attachments: [{ ...PDF, url: 'https://example.org/a.pdf' }] }, problem('form')],
  [
    'too many files',
    { attachments: Array.from({ length: 11 }, () => PDF) },
    problem('tooMany', { max: '10' }),
  ],
  ['an undeclared field', { bonus: '1' }, problem('extraField')],
]

/** Invalid table lines, with the cell at fault. */
const BAD_LINES: readonly (readonly [string, Values, string])[] = [
  ['without a part number', { qty: '2', unitPrice: '10.00' }, 'pn'],
  ['with a zero quantity', { ...LINE, qty: '0' }, 'qty'],
  ['of a third decimal', { ...LINE, qty: '1.001' }, 'qty'],
  ['with a negative price', { ...LINE, unitPrice: '-0.01' }, 'unitPrice'],
  ['with an undeclared column', { ...LINE, bonus: '1' }, 'bonus'],
]

/** Amounts and numbers of quotations, and whether a single supplier must be justified. */
const SINGLE_SOURCE: readonly (readonly [Values, boolean])[] = [
  [{ quoteCount: '1' }, true],
  [{ quoteCount: '1', type: 'AOG' }, false],
  [{ quoteCount: '1', type: 'AOG', totalAmount: '50000.01' }, true],
  [{ quoteCount: '2', totalAmount: '500000.00' }, false],
  [{ quoteCount: '2', totalAmount: '500000.01' }, true],
  [{ quoteCount: '3', totalAmount: '500000.01' }, false],
]

const serialOf = async (person: PortalClient) =>
  (await person.call(getSerialNumber, { query: { code: 'AP' } })).envelope.data

describeOnStores('starting a process', store => {
  const server = serverOn(store)
  const db = () => store.database.kysely
  let ding: PortalClient
  let ren: PortalClient

  beforeAll(async () => {
    ding = await server.as('100402')
    ren = await server.as('100404')
  })

  async function send(values: Values, more: Readonly<Record<string, unknown>> = {}, person = ding) {
    const id = randomUUID()
    const prNo = `PR-${id.slice(0, 8)}`
    const body = {
      id,
      templateId: 'prAmount:1',
      serial: await serialOf(person),
      values: { ...purchaseRequest('30000.00', { prNo }), ...values },
      ...more,
    }
    return { body, envelope: (await person.call(startFlow, { body })).envelope }
  }

  describe('a form', () => {
    it.each(REQUIRED)('[FLOW-16, FLOW-04] is rejected without %s', async field => {
      for (const empty of ['', null]) {
        const { envelope } = await send({ [field]: empty })
        expect(envelope).toMatchObject({
          code: SERVER_ERRORS.fieldWrong.code,
          data: { field, problem: problem('required') },
        })
      }
    })

    it.each(BAD)('[FLOW-16] is rejected at the field with %s', async (_, values, text) => {
      const { envelope } = await send(values)
      expect(envelope).toMatchObject({
        code: SERVER_ERRORS.fieldWrong.code,
        data: { field: Object.keys(values)[0], problem: expect.stringContaining(text) },
      })
    })

    it.each(['a\u0000b', 'half \ud800'])(
      '[FLOW-16] is rejected with %j, which no store accepts',
      async vendor => {
        expect((await send({ vendor })).envelope.code).toBe(SERVER_ERRORS.badRequest.code)
      },
    )

    it.each(BAD_LINES)('[FLOW-16] is rejected at the cell with a line %s', async (_, line, cell) => {
      const { envelope } = await send({ lines: [LINE, line] })
      expect(envelope).toMatchObject({
        code: SERVER_ERRORS.fieldWrong.code,
        data: { field: expect.stringContaining(cell) },
      })
    })

    it('[FLOW-16] accepts any existing person, regardless of permissions', async () => {
      expect((await send({ buyer: '100305' })).envelope).toMatchObject({ code: 200 })
    })

    it.each(SINGLE_SOURCE)('[FLOW-16] of %j must justify a single source: %s', async (values, isNeeded) => {
      const { envelope } = await send(values)
      expect(envelope.code).toBe(isNeeded ? SERVER_ERRORS.fieldWrong.code : 200)
      if (isNeeded) expect(envelope).toMatchObject({ data: { field: 'singleSourceReason' } })
    })

    it('[FLOW-16] is rejected in English too, with the name of the field', async () => {
      const english = ding.copy()
      english.language = 'en'
      const { envelope } = await send({ totalAmount: '0' }, {}, english)
      expect(envelope.msg).toContain('Must be more than 0')
      expect(envelope.msg).toMatch(/amount/i)
    })

    it('[FLOW-10, FLOW-17] gets its computed fields from the server, ignoring those sent', async () => {
      const { envelope, body } = await send({
        currency: 'USD',
        totalAmount: '100.01',
        fxRate: '1.0000',
        amountCny: '0.01',
        qualityNeeded: true,
        lines: [{ ...LINE, amount: '1.00' }],
      })
      expect(envelope).toMatchObject({ code: 200, data: { insId: body.id, state: 'running' } })
      const { values } = await detail(ding, body.id)
      expect(values).toMatchObject({
        fxRate: '7.1000',
        amountCny: '710.07',
        qualityNeeded: false,
        lines: [{ amount: '20.00' }],
      })
    })

    it('[FLOW-04, FILE-03] is rejected with somebody else’s file or an unknown one', async () => {
      const { envelope, body } = await send({ attachments: [PDF] })
      expect(envelope.code).not.toBe(200)
      expect((await detail(ding, body.id)) ?? null).toBeNull()
    })
  })

  describe('a request', () => {
    it('[FLOW-04, FLOW-23] is started once when sent again', async () => {
      const { body, envelope } = await send({})
      expect((await ding.call(startFlow, { body })).envelope).toEqual(envelope)
    })

    it('[FLOW-23] is rejected with the id of another one, regardless of the sender', async () => {
      const { body } = await send({})
      const again = { ...body, serial: await serialOf(ding) }
      expect((await ding.call(startFlow, { body: again })).envelope.code).toBe(
        SERVER_ERRORS.requestIdUsed.code,
      )
      expect((await ren.call(startFlow, { body })).envelope.code).toBe(SERVER_ERRORS.requestIdUsed.code)
    })

    it('[FLOW-23] is rejected with a number that was not offered to this person or is used', async () => {
      const { body } = await send({})
      for (const serial of [body.serial, await serialOf(ren), 'AP-2026-999999']) {
        expect((await send({}, { serial })).envelope.code).toBe(SERVER_ERRORS.conflict.code)
      }
    })

    it('[API-12] is rejected beyond 200 of one person that are running or from the last day', async () => {
      const { body } = await send({})
      const fill = async (values: string) =>
        await sql`insert into flow_instance
          select copy.* from flow_instance i, generate_series(1, 200) n, jsonb_populate_record(null::flow_instance,
                 to_jsonb(i) || jsonb_build_object('id', gen_random_uuid(), 'serial', 'X-' || n, 'business_key', 'X-' || n)
                 || ${values}::text::jsonb) copy
           where i.id = ${body.id}`.execute(db())
      await fill('{"ended_at": "2020-01-02T00:00:00Z", "started_at": "2020-01-01T00:00:00Z"}')
      expect((await send({})).envelope.success).toBe(true)
      await sql`delete from flow_instance where serial like 'X-%'`.execute(db())
      await fill('{}')
      expect((await send({})).envelope.code).toBe(SERVER_ERRORS.ownFull.code)
      await sql`delete from flow_instance where serial like 'X-%'`.execute(db())
    })

    it('[FLOW-23] is rejected for a subject with a running process until that one ends', async () => {
      const { body } = await send({})
      const { prNo } = body.values
      expect((await send({ prNo })).envelope.code).toBe(SERVER_ERRORS.flowRuns.code)
    })

    it('[FLOW-04] is rejected with an unknown template', async () => {
      expect((await send({}, { templateId: 'nothing:1' })).envelope.code).toBe(SERVER_ERRORS.notFound.code)
      expect((await send({}, { templateId: 'prAmount:9' })).envelope.code).toBe(SERVER_ERRORS.conflict.code)
      expect((await send({}, { templateId: "prAmount:1'" })).envelope.code).toBe(400)
    })

    it('[FLOW-04, FLOW-21] is rejected for people who may not start it', async () => {
      const workshop = await server.as('100305')
      const { envelope } = await send({}, {}, workshop)
      expect(envelope.code).toBe(SERVER_ERRORS.forbidden.code)
      const customer = await server.as('X90101')
      expect((await start(customer, 'prAmount', purchaseRequest('1.00'))).code).not.toBe(200)
    })
  })

  it('[FLOW-10] takes different ways for 50,000.00 and 50,000.01', async () => {
    const fan = await server.as('100401')
    const next = async (amount: string) =>
      (await detail(fan, await startRequest(ding, amount))).next.map(({ nodeId }) => nodeId)
    expect([await next('50000.00'), await next('50000.01')]).toEqual([[], ['N2']])
  })
})
