import { listMyWork } from '@apron/contract/home/home.calls'
import { queryRecords } from '@apron/contract/search/search.calls'
import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnBothStores } from '@apron/server/test/stores/stores'
import { expect, it } from 'vitest'
import * as calls from '../../../contract/rectifications/rectification.calls.ts'
import type { RoCriteria } from '../../../contract/rectifications/rectification.entities.ts'
import { RO_SOURCES, RO_STATUSES } from '../../../contract/rectifications/rectification.values.ts'
import { plugin } from '../../plugin.ts'
import * as steps from './rectification-steps.ts'

describeOnBothStores('[SQ-15] the list of rectification orders', store => {
  const server = appServer(store, plugin)

  it('sorts by default open orders by due date, then those under watch, then closed ones', async () => {
    const rows = await steps.findRos(await server.as(steps.SHEN_LI))
    expect(rows.map(({ status }) => status)).toEqual([
      'VERIFYING',
      'IMPLEMENTING',
      'IMPLEMENTING',
      'ISSUED',
      'IMPLEMENTING',
      'IMPLEMENTING',
      'PLAN_REVIEW',
      'ANALYSING',
      'ANALYSING',
      'DRAFT',
      'ANALYSING',
      'PLAN_REVIEW',
      'EFFECT_WATCH',
      'CLOSED',
      'CLOSED',
      'VOID',
    ])
    expect(rows.filter(({ dueInDays }) => (dueInDays ?? 0) < 0)).toMatchObject([
      { dueInDays: -6, status: 'IMPLEMENTING' },
    ])
  })

  it.each<[RoCriteria, number]>([
    [{}, 16],
    [{ text: 'torch' }, 1],
    [{ text: '手电筒' }, 1],
    [{ status: ['ANALYSING', 'ISSUED'] }, 4],
    [{ level: '1' }, 1],
    [{ sourceType: 'CUSTOMER' }, 2],
    [{ sourceType: 'VSR' }, 2],
    [{ respDept: 'D0501' }, 5],
    [{ ata: '29' }, 2],
    [{ ata: '45' }, 0],
    [{ overdue: true }, 1],
    [{ mine: true }, 1],
    [{ dueFrom: '2020-01-01 00:00:00', dueTo: '2020-01-02 23:59:59' }, 0],
    [{ dueFrom: '2020-01-01 00:00:00', dueTo: '2099-01-02 23:59:59' }, 16],
  ])('filters by %o', async (criteria, count) => {
    expect(await steps.findRos(await server.as(steps.SHEN_LI), criteria)).toHaveLength(count)
  })

  it.each(['roNo', 'level', 'rectifyDue', 'planDue', 'issuedAt'] as const)(
    'sorts by %s in both directions',
    async sortBy => {
      const person = await server.as(steps.SHEN_LI)
      // Rows without a value come last both ways.
      const valuesOf = async (descending: boolean) =>
        (await steps.findRos(person, { sortBy, descending })).flatMap(row => row[sortBy] ?? [])
      const up = await valuesOf(false)
      expect(up).toEqual(up.toSorted())
      expect(await valuesOf(true)).toEqual(up.toReversed())
    },
  )

  it.each(['zh', 'en'] as const)(
    '[LIST-14] sorts states and sources in the order of the process in %s',
    async language => {
      const person = await server.as(steps.SHEN_LI)
      person.language = language
      const states = (await steps.findRos(person, { sortBy: 'status' })).map(row =>
        RO_STATUSES.indexOf(row.status),
      )
      const sources = (await steps.findRos(person, { sortBy: 'sourceType' })).map(row =>
        RO_SOURCES.indexOf(row.sourceType),
      )
      for (const places of [states, sources]) {
        expect(new Set(places).size).toBeGreaterThan(1)
        expect(places).toEqual(places.toSorted((one, other) => one - other))
      }
    },
  )

  it.each([
    ['shows a director all but drafts', steps.SU_MINGYUAN, 15],
    ['shows an inspector all but drafts', '100106', 15],
    ['shows a manager those of the department', steps.TAN_YONG, 5],
    ['shows a mechanic those of the department', steps.HUANG_ZHIQIANG, 5],
    ['shows a person of a department above those of the departments below', '100401', 2],
    ['shows the owner of an action elsewhere that order', '100503', 1],
    ['shows nobody else any', steps.BUYER, 0],
  ])('%s', async (_who, userCode, count) => {
    expect(await steps.findRos(await server.as(userCode))).toHaveLength(count)
  })

  it.each([
    steps.SHEN_LI,
    steps.FENG_XIAOLAN,
    steps.XU_WEIDONG,
    steps.SU_MINGYUAN,
    steps.TAN_YONG,
    steps.LI_ZE,
    '100101',
    '100309',
    '100405',
    '100502',
    '100503',
  ])(
    'lists under awaiting me for %s the same orders as the home page, exactly those with a next step',
    async userCode => {
      const person = await server.as(userCode)
      const waiting = await steps.findRos(person, { awaitingMe: true })
      const { items } = (await person.call(listMyWork)).envelope.data
      const taskNumbers = items
        .filter(({ site, number }) => site === 'CAN' && number.startsWith('RO-'))
        .map(({ number }) => number)
      expect(waiting.map(({ roNo }) => roNo).toSorted()).toEqual(taskNumbers.toSorted())
      for (const row of await steps.findRos(person)) {
        const { actions } = await steps.fetchRo(person, row.id)
        const forward = actions.filter(action =>
          [
            'issue',
            'accept',
            'sendPlan',
            'acceptPlan',
            'saveProgress',
            'verify',
            'effective',
            'countersign',
            'grantExtension',
          ].includes(action),
        )
        expect([row.roNo, waiting.some(({ id }) => id === row.id)]).toEqual([row.roNo, forward.length > 0])
      }
    },
  )

  it('offers the departments of the orders that the caller may read', async () => {
    const all = (await (await server.as(steps.SHEN_LI)).call(calls.rectificationFilterOptions)).envelope.data
    expect(all.departments.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['D0303', 'D04', 'D0501', 'D0502', 'D07', 'D0802', 'D09', 'D12']),
    )
    const own = (await (await server.as(steps.LI_ZE)).call(calls.rectificationFilterOptions)).envelope.data
    expect(own.departments.map(({ code }) => code)).toEqual(['D0501'])
  })

  it('[FIND-02] is found by the portal search for callers who may read it', async () => {
    const auditor = await server.as(steps.FENG_XIAOLAN)
    const order = await steps.findRoByTitle(auditor, 'Torch left behind')
    const find = async (userCode: string) => {
      const person = await server.as(userCode)
      const { envelope } = await person.call(queryRecords, { body: { text: order.roNo } })
      return envelope.data.records.map(({ number }) => number)
    }
    expect(await find(steps.FENG_XIAOLAN)).toEqual([order.roNo])
    expect(await find(steps.BUYER)).toEqual([])
  })
})
