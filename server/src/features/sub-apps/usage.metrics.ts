import { Counter, type Registry } from 'prom-client'
import type { UsageCount } from './report-rules.ts'

/** Counts loads and failures for `/metrics`. Labels are names of local folders, so their number is small. */
export function createUsageMetrics(registry: Registry): (counts: readonly UsageCount[]) => void {
  const loads = new Counter({
    name: 'sub_app_loads_total',
    help: 'Sub-applications loaded in browsers of logged-in people',
    labelNames: ['app', 'version'],
    registers: [registry],
  })
  const failures = new Counter({
    name: 'sub_app_failures_total',
    help: 'Failures of sub-applications in browsers of logged-in people',
    labelNames: ['app', 'version', 'kind'],
    registers: [registry],
  })
  return counts => {
    for (const { app, version, ...count } of counts) {
      loads.inc({ app, version }, count.loads)
      failures.inc({ app, version, kind: 'load-failed' }, count.loadFailed)
      failures.inc({ app, version, kind: 'crashed' }, count.crashed)
      failures.inc({ app, version, kind: 'error' }, count.errors)
    }
  }
}
