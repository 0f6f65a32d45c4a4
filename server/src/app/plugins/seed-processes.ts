import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FormValues } from '@apron/contract/flow/form-values'
import { FILE_KINDS } from '@apron/contract/rules/files/file-kinds'
import { fileUrl } from '@apron/contract/wire/formats/file-url'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import type { Clock } from '@apron/server-kit/time/clock'
import { siteDay } from '@apron/server-kit/time/site-day'
import type { Kysely } from 'kysely'
import { addFile } from '../../features/files/files.store.ts'
import { beginProcess, createDecideInTransaction, findInstance, taskName } from '../../features/flow/flow.ts'
import type { FileLocations } from '../../platform/files/file-storage.ts'
import { AGREED, REFUSED, REJECTED } from '../../seed/processes/ended.data.ts'
import { createOnePagePdf } from '../../seed/processes/one-page-pdf.ts'
import type { HandOver, ProcessSeed, ProcessStep } from '../../seed/processes/process-seed.ts'
import { RUNNING } from '../../seed/processes/running.data.ts'
import { allMessages } from '../wiring/all-messages.ts'
import { flowDeps } from '../wiring/flow-deps.ts'
import { pluginServices } from './plugin-services.ts'

const HOUR_MS = 3_600_000
const SITE = 'CAN'

/** A start or step of a demo process. All are run in chronological order. */
interface ScheduledStep {
  readonly ago: number
  readonly process: string
  readonly seed: ProcessSeed
  /** Null for the start. */
  readonly step: ProcessStep | HandOver | null
}

class PastClock implements Clock {
  #at: Date

  constructor(at: Date) {
    this.#at = at
  }

  set(at: Date): void {
    this.#at = at
  }

  now(): Date {
    return new Date(this.#at)
  }
}

/** Starts and decides the processes of the demo through the engine, dated in the past weeks; all or nothing. */
export async function seedProcesses(
  db: Kysely<unknown>,
  clock: Clock,
  plugins: readonly ServerPlugin[],
  locations: FileLocations,
): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(transaction => runAll(transaction, now, plugins, locations))
}

async function runAll(
  trx: Kysely<unknown>,
  now: Date,
  plugins: readonly ServerPlugin[],
  locations: FileLocations,
): Promise<void> {
  const clock = new PastClock(now)
  const services = pluginServices(trx, clock, allMessages(plugins), plugins)
  const deps = flowDeps(trx, clock, services, plugins)
  const decide = createDecideInTransaction(deps)
  const day = (days: number) => siteDay(now, days)

  for (const { ago, process, seed, step } of scheduleSteps([
    ...AGREED,
    ...REJECTED,
    ...REFUSED,
    ...RUNNING,
  ])) {
    clock.set(new Date(now.getTime() - ago * HOUR_MS))
    const { by, values: valuesOf, files = {} } = step ?? seed
    const documents = await addDocuments(trx, locations, { by, at: clock.now() }, files)
    const values = { ...valuesOf?.(day), ...documents }
    const context = contextOf(by)
    if (step === null) {
      const newest = await deps.templates.newest(trx, seed.kind)
      if (newest === null) throw new Error(`There is no template ${seed.kind}`)
      const takeSerial = async () => await deps.nextSerial(trx)
      await beginProcess(trx, deps, { id: process, takeSerial, values, ...newest, recordId: null }, context)
    } else {
      await decide(trx, await commandOf(trx, process, step, values), context)
    }
  }
}

function scheduleSteps(seeds: readonly ProcessSeed[]): ScheduledStep[] {
  return seeds
    .flatMap(seed => {
      const process = randomUUID()
      return [seed, ...seed.steps].map((each, index) => ({
        ago: each.ago,
        process,
        seed,
        step: index === 0 ? null : (seed.steps[index - 1] ?? null),
      }))
    })
    .toSorted((a, b) => b.ago - a.ago)
}

async function commandOf(
  trx: Kysely<unknown>,
  process: string,
  step: ProcessStep | HandOver,
  values: FormValues,
) {
  const instance = await findInstance(trx, process)
  const task = instance?.state.tasks.find(({ node }) => node === step.node)
  if (instance === null || task === undefined)
    throw new Error(`No process of the demo is at ${step.node} for ${step.by}`)
  const { act = 'agree', remark = '' } = step
  const command = { taskId: taskName(process, task.id), version: instance.form_version, remark }
  switch (act) {
    case 'transfer':
      return { ...command, act, to: 'to' in step ? step.to : '' }
    case 'agree':
    case 'submit':
      return { ...command, act, values }
    default:
      return { ...command, act }
  }
}

/** Stores documents that a person adds. @returns their form values */
async function addDocuments(
  trx: Kysely<unknown>,
  { storage, incomingDir }: FileLocations,
  { by, at }: { readonly by: string; readonly at: Date },
  files: Readonly<Record<string, readonly string[]>>,
): Promise<FormValues> {
  const fields: Record<string, FormValues[string]> = {}
  for (const [field, names] of Object.entries(files)) {
    const uploaded: { name: string; url: string }[] = []
    for (const name of names) {
      const id = randomUUID()
      const document = createOnePagePdf('Document of the demo organisation')
      const key = `${id.slice(0, 2)}/${id}`
      const path = join(incomingDir, id)
      await writeFile(path, document, { mode: 0o600 })
      await storage.put(key, path, document.length)
      await addFile(trx, {
        id,
        name,
        media_type: FILE_KINDS.pdf.mediaType,
        size: document.length,
        owner: by,
        site: SITE,
        created_at: at,
        storage_key: key,
        record_kind: null,
        record_id: null,
        loose_since: at,
      })
      uploaded.push({ name, url: fileUrl(id) })
    }
    fields[field] = uploaded
  }
  return fields
}

/** Context of a demo person. The templates decide what they may do. */
function contextOf(userCode: string): CallContext {
  return {
    person: {
      userCode,
      name: { zh: userCode, en: userCode },
      deptCode: '',
      posts: [],
      roles: [],
      resources: new Set(),
      ownResources: new Set(),
      acting: [],
      sites: [SITE],
    },
    site: SITE,
    language: 'zh',
    requestId: '',
  }
}
