import { randomUUID } from 'node:crypto'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import {
  agreeFlow,
  getFlowDefinition,
  getFlowTemplate,
  getFlowTrack,
  startFlow,
} from '@apron/contract/flow/flow.calls'
import { getSerialNumber } from '@apron/contract/lists/serial.calls'
import { type Kysely, sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { readTemplate } from '../../../src/features/flow/definitions/read-template.ts'
import { addTemplates, type ShippedTemplate } from '../../../src/features/flow/definitions/templates.store.ts'
import { portalTemplates, templateFiles } from '../../../src/features/flow/templates/load-templates.ts'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { purchaseRequest } from '../../support/flow/demo-forms.ts'
import { decisionOf, detail, startRequest, tasksOf } from '../../support/flow/flow-steps.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const NOW = new Date('2026-11-26T00:00:00Z')

/** Purchase requests as a later release would ship them: another name and version. */
async function renamed(version: number, name: string): Promise<ShippedTemplate> {
  const files = await templateFiles('prAmount')
  const changed = {
    bpmn: files.bpmn,
    form: files.form,
    rules: JSON.stringify(Object.assign(JSON.parse(files.rules), { version })),
    texts: JSON.stringify(Object.assign(JSON.parse(files.texts), { name: { zh: name, en: name } })),
  }
  const read = await readTemplate('prAmount', changed)
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  return { definition: read.definition, files: changed, version }
}

const remove = (db: Kysely<unknown>, version: number) =>
  sql`delete from flow_template where kind = 'prAmount' and version = ${version}`.execute(db)

describeOnStores('versions of a template', store => {
  const server = serverOn(store)
  let ding: PortalClient
  let fan: PortalClient
  const db = () => store.database.kysely

  beforeAll(async () => {
    ding = await server.as('100402')
    fan = await server.as('100401')
  })

  const newest = async () => (await ding.call(getFlowTemplate, { query: { kind: 'prAmount' } })).envelope.data

  it('[FLOW-15, FLOW-24] rejects different content under an existing version and changes nothing', async () => {
    const before = await newest()
    await expect(addTemplates(db(), [await renamed(1, 'Other')], NOW)).rejects.toThrow(
      /Version 1 of the process template prAmount has other content/,
    )
    await expect(addTemplates(db(), await portalTemplates(), NOW)).resolves.toBeUndefined()
    expect(await newest()).toEqual(before)
  })

  it('[FLOW-24] keeps a running process on its version; later ones start with the new one', async () => {
    const insId = await startRequest(ding, '30000.00')
    await addTemplates(db(), [await renamed(2, '采购审批二')], NOW)
    expect(await newest()).toMatchObject({ version: 2, templateId: 'prAmount:2', name: '采购审批二' })
    expect(await detail(ding, insId)).toMatchObject({ templateId: 'prAmount:1', process: '采购申请金额审批' })
    const { data } = (await ding.call(getFlowTrack, { query: { insId } })).envelope
    expect(data.templateId).toBe('prAmount:1')

    const serial = (await ding.call(getSerialNumber, { query: { code: 'AP' } })).envelope.data
    const id = randomUUID()
    const values = purchaseRequest('30000.00', { prNo: `PR-${id.slice(0, 8)}` })
    const body = { id, serial, values }
    const old = await ding.call(startFlow, { body: { ...body, templateId: 'prAmount:1' } })
    expect(old.envelope.code).toBe(SERVER_ERRORS.conflict.code)
    const started = await ding.call(startFlow, { body: { ...body, templateId: 'prAmount:2' } })
    expect(started.envelope.code).toBe(200)
    expect((await detail(ding, id)).process).toBe('采购审批二')

    for (const each of [insId, id]) {
      expect(await tasksOf(fan, each)).toHaveLength(1)
      expect((await fan.call(agreeFlow, { body: await decisionOf(fan, each) })).envelope.data.state).toBe(
        'agreed',
      )
    }
  })

  it('[FLOW-24] keeps the newer version the latest when a node of the older release starts', async () => {
    await addTemplates(db(), [await renamed(3, '采购审批三')], NOW)
    await addTemplates(db(), await portalTemplates(), NOW)
    expect(await newest()).toMatchObject({ version: 3, name: '采购审批三' })
    const versions = await Promise.all(
      ['prAmount:1', 'prAmount:3'].map(templateId => ding.call(getFlowDefinition, { query: { templateId } })),
    )
    expect(versions.map(({ envelope }) => envelope.data.version)).toEqual([1, 3])
  })

  it('[FLOW-24] rejects removing a version with started processes', async () => {
    await expect(remove(db(), 1)).rejects.toThrow(/foreign key/)
    await expect(remove(db(), 2)).rejects.toThrow(/foreign key/)
  })
})
