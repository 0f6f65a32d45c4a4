import { forSite } from '@apron/server/test/list-behaves'
import { sentStatements } from '@apron/server/test/sent-statements'
import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnStores, itConcurrently } from '@apron/server/test/stores/stores'
import { expect, it } from 'vitest'
import * as calls from '../../../contract/checks/check-order.calls.ts'
import type { ItemResult, SaveResults } from '../../../contract/checks/check-order.entities.ts'
import { CHECK_ORDER_ERRORS } from '../../../contract/checks/check-order.errors.ts'
import { plugin } from '../../plugin.ts'
import { buildConformingResults, fetchDetail, findOrderByTitle } from './check-order-steps.ts'

const SHEN_LI = '100103'
const FENG_XIAOLAN = '100104'
const XU_WEIDONG = '100105'
const CAO_JIANJUN = '100106'
const LI_ZE = '100305'
const HE_HUIMIN = '100101'

const TOOLS = 'Monthly tool control check'
const FIRE = 'Monthly fire safety check'
const STORE = 'Quarterly storage check'
const NOTHING: ItemResult = { result: null, measured: [], remark: '', photos: [], finding: null }

describeOnStores('work on a check order', store => {
  const server = appServer(store, plugin)

  it('opens by its id with items, history and the actions of the reader', async () => {
    const order = await findOrderByTitle(await server.as(FENG_XIAOLAN), TOOLS)
    expect(order).toMatchObject({
      status: 'IN_PROGRESS',
      actions: ['saveResult', 'submit'],
      otherSite: false,
    })
    expect(order.checkers).toEqual([{ code: CAO_JIANJUN, name: 'Cao Jianjun' }])
    expect(order.items).toHaveLength(12)
    expect(order.items[1]?.result).toMatchObject({
      result: 'NC',
      finding: { level: '2', responsibleDept: 'D0501' },
    })
    expect(order.items[11]).toMatchObject({
      text: 'Temperature and humidity of the tool crib (10–30 °C, ≤70 %RH, measured)',
      measures: [
        { unit: '°C', min: 10, max: 30 },
        { unit: '%RH', min: null, max: 70 },
      ],
    })
    expect(order.history.map(entry => entry.action)).toEqual([
      'saveResult',
      'saveResult',
      'start',
      'issue',
      'create',
    ])
    expect(order.history[0]?.at).toMatch(/^\d{4}-\d\d-\d\d 16:30:00$/)
  })

  it.each([
    [CAO_JIANJUN, ['saveResult']],
    [SHEN_LI, []],
    [LI_ZE, []],
  ])('offers %s the actions %o', async (userCode, actions) => {
    expect((await findOrderByTitle(await server.as(userCode), TOOLS)).actions).toEqual(actions)
  })

  it('gives the same response for an unknown id and an invisible order', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const hidden = await findOrderByTitle(auditor, STORE)
    const spot = await findOrderByTitle(auditor, 'Night-shift tool spot check', forSite('SZX'))
    const mechanic = await server.as(LI_ZE)
    const line = await server.as('100310')
    const responses = [
      await mechanic.call(calls.checkOrderDetail, { query: { id: hidden.id } }),
      await line.call(calls.checkOrderDetail, { query: { id: spot.id } }),
      await mechanic.call(calls.checkOrderDetail, { query: { id: 'no-such-order' } }),
      await mechanic.call(calls.startCheck, { body: { id: hidden.id, version: hidden.version } }),
    ]
    for (const { status, envelope } of responses) {
      expect(status).toBe(404)
      expect(envelope).toMatchObject({ code: 404, msg: '检查单不存在或无权查看', data: null })
    }
  })

  it('is read-only from another site', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const { id, version } = await findOrderByTitle(auditor, FIRE)
    const elsewhere = await fetchDetail(auditor, id, forSite('SZX'))
    expect(elsewhere).toMatchObject({ otherSite: true, actions: [] })
    const start = await auditor.call(calls.startCheck, { body: { id, version }, headers: forSite('SZX') })
    expect(start.envelope).toMatchObject({ code: CHECK_ORDER_ERRORS.otherSite.code, success: false })
  })

  it('goes from issued over returned to approved, each step with a line of history', async () => {
    const lead = await server.as(FENG_XIAOLAN)
    const manager = await server.as(SHEN_LI)
    const issued = await findOrderByTitle(lead, FIRE)
    expect(issued.actions).toEqual(['start'])
    const { id } = issued

    const started = (await lead.call(calls.startCheck, { body: { id, version: issued.version } })).envelope
      .data
    expect(started).toMatchObject({
      status: 'IN_PROGRESS',
      version: issued.version + 1,
      actions: ['saveResult', 'submit'],
    })
    expect(started.actualStart).not.toBeNull()

    const early = await lead.call(calls.submitCheck, { body: { id, version: started.version } })
    expect(early.envelope).toMatchObject({
      code: CHECK_ORDER_ERRORS.noResult.code,
      msg: 'Item 1 has no result yet',
    })

    const statements = await sentStatements(() =>
      lead.call(calls.saveCheckResults, { body: buildConformingResults(started) }),
    )
    const statementsStarting = (start: string) => statements.filter(text => text.startsWith(start))
    expect(statementsStarting('insert into "safety_quality_item_result"')).toHaveLength(1)
    expect(statementsStarting('insert into "safety_quality_result_change"')).toHaveLength(1)
    expect(statements.length).toBeLessThanOrEqual(23)
    const saved = await fetchDetail(lead, id)
    expect(saved).toMatchObject({ doneCount: 10, ncCount: 0, score: 100 })
    expect(saved.items[1]?.result.measured).toEqual([{ unit: 'm', value: 1.4 }])
    const noConclusion = await lead.call(calls.submitCheck, { body: { id, version: saved.version } })
    expect(noConclusion.envelope.code).toBe(CHECK_ORDER_ERRORS.conclusionMissing.code)

    const concluded = (
      await lead.call(calls.saveCheckResults, {
        body: { id, version: saved.version, results: [], conclusion: '  In order. ' },
      })
    ).envelope.data
    expect(concluded.conclusion).toBe('In order.')
    const submitted = (await lead.call(calls.submitCheck, { body: { id, version: concluded.version } }))
      .envelope.data
    expect(submitted).toMatchObject({ status: 'SUBMITTED', actions: [], dueInDays: null })

    expect((await fetchDetail(manager, id)).actions).toEqual(['approve', 'return'])
    const returned = (
      await manager.call(calls.returnCheck, {
        body: { id, version: submitted.version, reason: 'Please look at item 4 again.' },
      })
    ).envelope.data
    expect(returned).toMatchObject({ status: 'RETURNED', actualEnd: null, actions: [] })

    const resumed = (await lead.call(calls.startCheck, { body: { id, version: returned.version } })).envelope
      .data
    expect(resumed).toMatchObject({ status: 'IN_PROGRESS', actualStart: started.actualStart })
    const again = (await lead.call(calls.submitCheck, { body: { id, version: resumed.version } })).envelope
      .data
    const approved = (
      await manager.call(calls.approveCheck, { body: { id, version: again.version, remark: 'Agreed.' } })
    ).envelope.data
    expect(approved).toMatchObject({
      status: 'APPROVED',
      approver: { code: SHEN_LI, name: '沈丽' },
      approveRemark: 'Agreed.',
      actions: [],
    })
    expect(
      approved.history.slice(0, 8).map(({ action, toStatus, remark }) => [action, toStatus, remark]),
    ).toEqual([
      ['approve', 'APPROVED', 'Agreed.'],
      ['submit', 'SUBMITTED', ''],
      ['resume', 'IN_PROGRESS', ''],
      ['return', 'RETURNED', 'Please look at item 4 again.'],
      ['submit', 'SUBMITTED', ''],
      ['saveResult', 'IN_PROGRESS', ''],
      ['saveResult', 'IN_PROGRESS', '1, 2, 3, 4, 5, 6, 7, 8, 9, 10'],
      ['start', 'IN_PROGRESS', ''],
    ])
    const after = await manager.call(calls.returnCheck, {
      body: { id, version: approved.version, reason: 'Too late for that.' },
    })
    expect(after.envelope).toMatchObject({ code: 409, msg: '当前状态不允许此操作' })
  })

  it('[SQ-27] lets two inspectors save different items of one order, and never overwrites a finding silently', async () => {
    const lead = await server.as(FENG_XIAOLAN)
    const checker = await server.as(CAO_JIANJUN)
    const loaded = await findOrderByTitle(lead, TOOLS)
    const [own, shared] = [loaded.items[8], loaded.items[9]]
    if (own === undefined || shared === undefined) expect.fail('no such items')
    const finding = {
      level: '1' as const,
      description: 'A torque wrench without calibration is in use',
      containment: '',
      responsibleDept: 'D0501',
      suggestDue: null,
    }
    const found = { ...NOTHING, result: 'NC' as const, finding }
    const save = (result: SaveResults['results'][number]) => ({
      body: { id: loaded.id, version: loaded.version, results: [result] },
    })
    const first = await checker.call(
      calls.saveCheckResults,
      save({ itemId: shared.id, was: shared.result, ...found }),
    )
    expect(first.envelope.success).toBe(true)

    // Another item, saved from an older version of the page.
    const other = {
      itemId: own.id,
      was: own.result,
      ...NOTHING,
      result: 'C' as const,
      remark: 'looked at twice',
    }
    expect((await lead.call(calls.saveCheckResults, save(other))).envelope.success).toBe(true)
    // The same item, sent twice.
    const overwriting = { itemId: shared.id, was: shared.result, ...NOTHING, result: 'C' as const }
    for (const _ of [1, 2]) {
      // oxlint-disable-next-line no-await-in-loop -- two clicks in sequence
      const { envelope } = await lead.call(calls.saveCheckResults, save(overwriting))
      expect(envelope).toMatchObject({ code: 409, data: null })
      expect(envelope.msg).toMatch(/^Item 10 was changed by Cao Jianjun at 20\d\d-\d\d-\d\d \d\d:\d\d[.] /)
    }
    const now = await fetchDetail(lead, loaded.id)
    expect(now.items[9]).toMatchObject({
      result: found,
      saved: { by: { code: CAO_JIANJUN }, at: expect.any(String) },
    })
    expect(now.items[8]?.result).toMatchObject({ result: 'C', remark: 'looked at twice' })
    expect(now.history.slice(0, 2).map(({ by, changes }) => [by.code, changes])).toEqual([
      [FENG_XIAOLAN, [{ seq: 9, before: own.result, after: expect.objectContaining({ result: 'C' }) }]],
      [CAO_JIANJUN, [{ seq: 10, before: shared.result, after: expect.objectContaining({ finding }) }]],
    ])

    // Save again after the inspector saw the change and chose.
    const chosen = { ...overwriting, was: now.items[9]?.result ?? NOTHING }
    expect((await lead.call(calls.saveCheckResults, save(chosen))).envelope.success).toBe(true)
  })

  it('rejects a decision on an older version, and changes nothing', async () => {
    const lead = await server.as(FENG_XIAOLAN)
    const checker = await server.as(CAO_JIANJUN)
    const loaded = await findOrderByTitle(lead, TOOLS)
    const itemId = loaded.items[7]?.id ?? ''
    const body = {
      id: loaded.id,
      version: loaded.version,
      results: [{ ...NOTHING, itemId, result: 'C' as const }],
    }
    const first = await checker.call(calls.saveCheckResults, { body })
    const done = { version: loaded.version + 1, doneCount: loaded.doneCount + 1 }
    expect(first.envelope.data).toMatchObject(done)

    const late = await lead.call(calls.saveCheckResults, {
      body: { ...body, results: [{ ...NOTHING, itemId, result: 'NC' as const }] },
    })
    expect(late.status).toBe(200)
    expect(late.envelope).toMatchObject({
      code: 409,
      msg: 'The record was changed by someone else, please refresh.',
      data: null,
    })
    const now = await fetchDetail(lead, loaded.id)
    expect(now.items[7]?.result.result).toBe('C')
    expect(now.history).toHaveLength(loaded.history.length + 1)
  })

  itConcurrently(store, 'accepts exactly one of ten simultaneous saves of the same version', async () => {
    const lead = await server.as(FENG_XIAOLAN)
    const { id, version, history } = await findOrderByTitle(lead, TOOLS)
    const body = { id, version, results: [] }
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => lead.call(calls.saveCheckResults, { body })),
    )
    expect(responses.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    expect(responses.filter(({ envelope }) => envelope.code === 409)).toHaveLength(9)
    expect((await fetchDetail(lead, id)).history).toHaveLength(history.length + 1)
  })

  it.each([
    ['a checker submits', CAO_JIANJUN, TOOLS, calls.submitCheck],
    ['the manager of another section approves', HE_HUIMIN, STORE, calls.approveCheck],
    ['the lead approves', XU_WEIDONG, STORE, calls.approveCheck],
    ['a reader starts', HE_HUIMIN, TOOLS, calls.startCheck],
    ['the manager saves results', SHEN_LI, TOOLS, calls.saveCheckResults],
  ])('returns 403 when %s', async (_what, userCode, title, call) => {
    const { id, version } = await findOrderByTitle(await server.as(FENG_XIAOLAN), title)
    const person = await server.as(userCode)
    const { status } = await person.call<{ body: unknown; data: unknown }>(call, {
      body: { id, version, results: [] },
    })
    expect(status).toBe(403)
    expect((await fetchDetail(person, id)).version).toBe(version)
  })

  it('rejects a step in the wrong state', async () => {
    const lead = await server.as(FENG_XIAOLAN)
    const { id, version } = await findOrderByTitle(lead, TOOLS)
    const start = await lead.call(calls.startCheck, { body: { id, version } })
    expect(start.envelope).toMatchObject({ code: 409, msg: 'Not allowed in the current state.' })
  })

  it('keeps findings only of nonconformities, assigned to the checked department by default', async () => {
    const lead = await server.as(FENG_XIAOLAN)
    const order = await findOrderByTitle(lead, TOOLS)
    const itemId = order.items[8]?.id ?? ''
    const finding = {
      level: '3' as const,
      description: ' No list at the aircraft. ',
      containment: '',
      responsibleDept: '',
      suggestDue: null,
    }
    const nc = await lead.call(calls.saveCheckResults, {
      body: {
        id: order.id,
        version: order.version,
        results: [{ ...NOTHING, itemId, result: 'NC', finding }],
      },
    })
    expect(nc.envelope.data.items[8]?.result.finding).toEqual({
      ...finding,
      description: 'No list at the aircraft.',
      responsibleDept: 'D0501',
    })
    const conforming = await lead.call(calls.saveCheckResults, {
      body: {
        id: order.id,
        version: order.version + 1,
        results: [{ ...NOTHING, itemId, result: 'C', finding }],
      },
    })
    expect(conforming.envelope.data.items[8]?.result.finding).toBeNull()
  })

  it.each([
    ['an item of another template', { itemId: 'foreign' }],
    [
      'a finding of an unknown department',
      {
        finding: { level: null, description: '', containment: '', responsibleDept: 'D77', suggestDue: null },
      },
    ],
    [
      'a day that does not exist',
      {
        finding: {
          level: null,
          description: '',
          containment: '',
          responsibleDept: '',
          suggestDue: '2026-02-30',
        },
      },
    ],
    ['a photo of another origin', { photos: [{ name: 'a', url: 'https://example.org/a.jpg' }] }],
    ['a photo address with two leading slashes', { photos: [{ name: 'a', url: '//example.org/a.jpg' }] }],
    ['a photo at another path', { photos: [{ name: 'a', url: '/portal-csn/api/x' }] }],
    ['an unknown result', { result: 'MAYBE' }],
    ['a measured value out of range', { measured: [{ unit: '°C', value: 1e12 }] }],
  ])('rejects %s, and changes nothing', async (_what, part) => {
    const lead = await server.as(FENG_XIAOLAN)
    const order = await findOrderByTitle(lead, TOOLS)
    const results = [{ ...NOTHING, itemId: order.items[9]?.id, result: 'NC', ...part }]
    const { status } = await lead.call<{ body: unknown; data: unknown }>(calls.saveCheckResults, {
      body: { id: order.id, version: order.version, results },
    })
    expect(status).toBe(400)
    expect((await fetchDetail(lead, order.id)).version).toBe(order.version)
  })

  it('rejects an item that is named twice', async () => {
    const lead = await server.as(FENG_XIAOLAN)
    const order = await findOrderByTitle(lead, TOOLS)
    const result = { ...NOTHING, itemId: order.items[9]?.id ?? '' }
    const { status } = await lead.call(calls.saveCheckResults, {
      body: { id: order.id, version: order.version, results: [result, result] },
    })
    expect(status).toBe(400)
  })
})
