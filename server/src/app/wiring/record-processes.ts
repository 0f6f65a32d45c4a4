import { fileURLToPath } from 'node:url'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import type { RecordProcess } from '@apron/server-kit/processes/record-process'
import { readFolder } from '../../features/flow/flow.ts'
import type { ServicesOfApps } from './services-of-apps.ts'

/** Collects the process kinds that applications handle. @throws if two name the same kind */
export function recordProcessesOf(
  plugins: readonly ServerPlugin[],
  services: ServicesOfApps,
): ReadonlyMap<string, RecordProcess> {
  const recordProcesses = new Map<string, RecordProcess>()
  for (const plugin of plugins) {
    for (const [kind, recordProcess] of Object.entries(
      plugin.processes?.(services.forApp(plugin.name)) ?? {},
    )) {
      if (recordProcesses.has(kind))
        throw new Error(`The processes of ${kind} are taken over by two applications`)
      recordProcesses.set(kind, recordProcess)
    }
  }
  return recordProcesses
}

/** Returns the validated templates of applications. @throws Error with the element and the reason if one is invalid */
export async function appTemplates(plugins: readonly ServerPlugin[]) {
  const all = plugins.flatMap(plugin => plugin.processTemplates ?? [])
  return await Promise.all(all.map(({ kind, folder }) => readFolder(kind, fileURLToPath(folder))))
}
