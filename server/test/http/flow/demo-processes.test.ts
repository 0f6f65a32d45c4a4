import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StartedFlow } from '@apron/contract/flow/flow'
import { listFlowRecords, pageFlowTasks, pageStartedFlows } from '@apron/contract/flow/flow.calls'
import { FLOW_KINDS } from '@apron/contract/flow/flow-words'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedProcesses } from '../../../src/app/plugins/seed-processes.ts'
import type { FilesTables } from '../../../src/features/files/files.tables.ts'
import { FLOW_FILES } from '../../../src/features/flow/flow.ts'
import type { FileLocations } from '../../../src/platform/files/file-storage.ts'
import { openFileLocations } from '../../../src/platform/files/open-file-locations.ts'
import { MovingClock } from '../../support/servers/moving-clock.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

/** Open decision tasks of the demo; two could also have gone to a colleague of 袁芳 and of 彭立新. */
const OPEN = [
  ['范立群', '100401', 4],
  ['秦素芬', '100701', 3],
  ['罗海燕', '100006', 2],
  ['沈丽', '100103', 2],
  ['彭立新', '100301', 2],
  ['袁芳', '100205', 1],
  ['夏青', '100601', 2],
  ['周伯安', '100003', 1],
  ['苏明远', '100005', 1],
  ['梁志衡', '100201', 1],
  ['马俊', '100204', 0],
  ['蒋雯', '100302', 0],
] as const
/** People who start processes. */
const STARTERS = ['100302', '100305', '100402', '100404', '100602']

describeOnStores('processes of the demo', store => {
  const server = serverOn(store)
  let folder = ''
  let locations: FileLocations | null = null
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'apron processes '))
    locations = await openFileLocations({ dataDir: folder, s3: null })
    await seedProcesses(store.database.kysely, new MovingClock(), [], locations)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function started(): Promise<StartedFlow[]> {
    const pages = STARTERS.map(async userCode => {
      const person = await server.as(userCode)
      const body = { current: 1, size: 200, queryCriteria: {} }
      return (await person.call(pageStartedFlows, { body })).envelope.data.records
    })
    return (await Promise.all(pages)).flat()
  }

  it.each(OPEN)('[FLOW-46] %s (%s) has %i decisions to make', async (_name, userCode, open) => {
    const person = await server.as(userCode)
    const body = { current: 1, size: 200, queryCriteria: { tab: 'approve' as const } }
    const { data } = (await person.call(pageFlowTasks, { body })).envelope
    expect(data.total).toBe(open)
  })

  it('[FLOW-46] include one agreed of each kind, two at their initiators, two refused and nineteen running', async () => {
    const all = await started()
    const kindsOf = (state: string) => all.filter(each => each.state === state).map(({ kind }) => kind)
    expect(kindsOf('agreed').toSorted()).toEqual(Object.keys(FLOW_KINDS).toSorted())
    expect(kindsOf('rejected')).toHaveLength(2)
    expect(kindsOf('refused')).toHaveLength(2)
    expect(kindsOf('running')).toHaveLength(19)
    expect(new Set(kindsOf('running')).size).toBe(Object.keys(FLOW_KINDS).length)
    expect(new Set(all.map(({ serial }) => serial)).size).toBe(34)
    for (const { startedAt, endedAt } of all) expect(endedAt === null || startedAt < endedAt).toBe(true)
  })

  it('[FLOW-46] name the delegator of delegated acts', async () => {
    const plan = (await started()).find(({ kind, state }) => kind === 'wsDemandPlan' && state === 'agreed')
    const person = await server.as('100302')
    const { data } = (await person.call(listFlowRecords, { query: { insId: plan?.insId ?? '' } })).envelope
    expect(data.at(-1)).toMatchObject({ by: { code: '100307' }, forWhom: { code: '100303' } })
  })

  it('[FLOW-46] have the documents of their forms', async () => {
    const files = await store.database.kysely
      .withTables<FilesTables>()
      .selectFrom('stored_file')
      .select(['storage_key', 'record_kind'])
      .where('name', 'like', '%.pdf')
      .execute()
    expect(files.length).toBeGreaterThan(8)
    for (const { storage_key, record_kind } of files) {
      expect(record_kind).toBe(FLOW_FILES)
      const content = await locations?.storage.read(storage_key)
      content?.destroy()
    }
  })
})
