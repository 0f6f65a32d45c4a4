import { randomUUID } from 'node:crypto'
import { FLOW_ITEMS } from '@apron/contract/limits/flow'
import { sql } from 'kysely'
import { addTemplates } from '../../../src/features/flow/definitions/templates.store.ts'
import { itemsOf, nextTaskOf, pageOfTasks } from '../../../src/features/flow/lists/flow-lists.store.ts'
import { tasksVersion } from '../../../src/features/flow/lists/tasks-version.store.ts'
import { openDatabase } from '../../../src/platform/db/open-database.ts'
import { largeTemplate } from './large-template.ts'
import { addLike, bareFirstPage } from './many-processes.ts'

const SIZE = 20
const VALUES_OF_EACH = 20

/** Operations of a bench on the store of a running server. */
export interface MeasuredFlow {
  /** See {@link addLike}. */
  addLike(insId: string, count: number): Promise<void>
  openTasksOf(userCode: string): Promise<number>
  /** Reads the first page through the server's own code; `bareFirstPage` by plain SQL. */
  firstPage(userCode: string): Promise<void>
  barePage(userCode: string): Promise<void>
  /** The menu's count, the work after a decision, and the hints to open windows. */
  menuCount(userCode: string): Promise<void>
  nextTask(userCode: string): Promise<void>
  version(userCode: string): Promise<void>
  /** Adds directories with twenty values each. @returns their codes */
  addDirectories(count: number): Promise<string[]>
  /** Adds a newer version of the customer's template. @returns its `templateId` */
  addLargeTemplate(nodes: number): Promise<string>
  close(): Promise<void>
}

export async function openMeasuredFlow(databaseUrl: string): Promise<MeasuredFlow> {
  const database = await openDatabase({ dataDir: '', databaseUrl }, { info: () => {}, warn: () => {} })
  const db = database.kysely
  return {
    addLike: (insId, count) => addLike(db, insId, count),
    async openTasksOf(userCode) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from flow_candidate where user_code = ${userCode} and is_open`.execute(
        db,
      )
      return rows[0]?.count ?? 0
    },
    async firstPage(userCode) {
      const query = { current: 1, size: SIZE, queryCriteria: { tab: 'approve' as const } }
      await pageOfTasks(db, query, { userCode, actingFor: [] }, 'zh')
    },
    barePage: userCode => bareFirstPage(db, userCode, SIZE),
    async menuCount(userCode) {
      await itemsOf(db, { userCode, actingFor: [] }, { language: 'zh', limit: FLOW_ITEMS, of: 'all' })
    },
    async nextTask(userCode) {
      await nextTaskOf(db, { userCode, actingFor: [] })
    },
    async version(userCode) {
      await tasksVersion(db, { userCode, actingFor: [] })
    },
    async addDirectories(count) {
      const codes = Array.from({ length: count }, (_, index) => `BENCH_${index}`)
      await sql`
        insert into dictionary_directory (code, name_zh, name_en)
        select c, c, c from unnest(${codes}::text[]) c`.execute(db)
      await sql`
        insert into dictionary_entry
          (id, directory_code, value, name_zh, name_en, sort, enabled, created_at, updated_at, updated_by)
        select gen_random_uuid(), c, n::text, '值' || n, 'Value ' || n, n, true, now(), now(), ${randomUUID()}
          from unnest(${codes}::text[]) c, generate_series(1, ${VALUES_OF_EACH}::int) n`.execute(db)
      return codes
    },
    async addLargeTemplate(nodes) {
      const template = await largeTemplate(nodes)
      await addTemplates(db, [template], new Date())
      return `${template.definition.kind}:${template.version}`
    },
    close: () => database.close(),
  }
}
