import { defineCall } from '@apron/contract/calls/define-call'
import { expect, it } from 'vitest'
import { PLUGINS } from '../../../../src/app/plugins.ts'
import type { PortalClient } from '../../../support/clients/portal-client.ts'
import { dataOf } from '../../../support/data-of.ts'
import { serverOn } from '../../../support/servers/test-server.ts'
import { describeOnStores } from '../../../support/stores/stores.ts'

const PEOPLE = {
  releaser: '100304',
  mechanic: '100306',
  toolingManager: '100501',
  auditor: '100104',
  engineer: '100202',
} as const
const TOOL = 'GN-0110'

interface Released {
  readonly blocks: readonly { readonly kind: string; readonly no: string }[]
  readonly unchecked: readonly string[]
}
interface Report {
  readonly id: string
  readonly version: number
  readonly status: string
  readonly aircraftBlock: boolean
}

const job = { access: { resource: 'workCard:package:view' }, failures: 'in-place' } as const
const tool = { access: { resource: 'tools:lost:view' }, failures: 'in-place' } as const
const packagesOfSite = defineCall<{
  body: { current: number; size: number; queryCriteria: { text: string } }
  data: { records: readonly { id: string; acReg: string }[] }
}>({ ...job, id: 'workCard.package.queryPage', method: 'POST', path: '/api/job-card/package/queryPage' })
const releaseCheck = defineCall<{ query: { id: string }; data: Released }>({
  ...job,
  id: 'workCard.package.releaseCheck',
  method: 'GET',
  path: '/api/job-card/package/releaseCheck',
})
const lost = (verb: string) =>
  defineCall<{ body: object; data: Report }>({
    ...tool,
    id: `tools.lostReport.${verb}`,
    method: 'POST',
    path: `/api/tool-mgmt/lost/${verb}`,
  })

describeOnStores('applications that call each other', store => {
  const server = serverOn(store, { plugins: PLUGINS })

  it('[TL-16, WC-12] block the release of an aircraft’s package for a lost tool until three people have signed', async () => {
    const releaser = await server.as(PEOPLE.releaser)
    const query = { current: 1, size: 10, queryCriteria: { text: 'B-T101' } }
    const [found] = dataOf(await releaser.call(packagesOfSite, { body: query })).records
    const id = found?.id ?? expect.fail('the demo has no package of B-T101')
    const check = async () => dataOf(await releaser.call(releaseCheck, { query: { id } }))
    const blocking = async () => (await check()).blocks.filter(({ no }) => no === TOOL)
    expect(await blocking()).toEqual([])
    expect((await check()).unchecked).toEqual([])

    const mechanic = await server.as(PEOPLE.mechanic)
    const description = 'Missing at the shift count.'
    const empty = { id: null, version: null, zone: '', lastSeen: null, borrower: null }
    const body = { ...empty, assetNo: TOOL, acReg: 'B-T101', description }
    let report = dataOf(await mechanic.call(lost('save'), { body }))
    expect(await blocking()).toMatchObject([{ kind: 'TOOL' }])

    const act = async (person: PortalClient, verb: string, values: object = {}) => {
      const { version } = report
      report = dataOf(await person.call(lost(verb), { body: { id: report.id, version, ...values } }))
    }
    await act(mechanic, 'search')
    await act(mechanic, 'review', { result: 'NOT_FOUND_CLEARED' })
    const remark = 'Panels inspected by borescope, no trace of the tool.'
    for (const signer of [PEOPLE.auditor, PEOPLE.toolingManager, PEOPLE.engineer]) {
      expect(await blocking()).toHaveLength(1)
      await act(await server.as(signer), 'sign', { remark })
    }
    expect(report).toMatchObject({ status: 'CLOSED', aircraftBlock: false })
    expect(await blocking()).toEqual([])
  })
})
