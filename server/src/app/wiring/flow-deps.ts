import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { dictionaryOptions } from '../../features/dictionary/dictionary.service.ts'
import { createTemplates, type FlowDeps } from '../../features/flow/flow.ts'
import { delegationsTo } from '../../features/organisation/organisation.ts'
import { claimSerialOffer, serialService } from '../../features/serials/serials.store.ts'
import { recordProcessesOf } from './record-processes.ts'
import type { ServicesOfApps } from './services-of-apps.ts'

/** Wires the dependencies of processes. */
export function flowDeps(
  db: Kysely<unknown>,
  clock: Clock,
  services: ServicesOfApps,
  plugins: readonly ServerPlugin[],
): FlowDeps {
  return {
    db,
    clock,
    messages: services.messages,
    files: services.files,
    templates: createTemplates(),
    valuesOf: async (on, directory) => {
      const options = await dictionaryOptions(on, directory, 'zh')
      return (options[directory] ?? []).map(({ name, value }) => [value, name] as const)
    },
    actingFor: delegationsTo,
    acting: services.acting,
    useSerial: claimSerialOffer,
    nextSerial: on => serialService(on, clock)('AP', 6),
    recordProcesses: recordProcessesOf(plugins, services),
  }
}
