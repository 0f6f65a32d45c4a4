import { Counter, Gauge, type Registry } from 'prom-client'

/** How jobs go, for `/metrics`. */
export interface JobMetrics {
  done(name: string): void
  failed(name: string): void
}

export function createJobMetrics(registry: Registry): JobMetrics {
  const registers = [registry]
  const done = new Counter({
    name: 'jobs_done_total',
    help: 'Jobs by the clock that this node has done',
    labelNames: ['job'],
    registers,
  })
  const failing = new Gauge({
    name: 'jobs_failing',
    help: '1 while the last run of a job on this node has failed',
    labelNames: ['job'],
    registers,
  })
  return {
    done(job) {
      done.inc({ job })
      failing.set({ job }, 0)
    },
    failed: job => failing.set({ job }, 1),
  }
}
