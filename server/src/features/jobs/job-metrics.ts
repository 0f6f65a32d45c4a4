import { Counter, Gauge, type Registry } from 'prom-client'

/** Job metrics for `/metrics`. */
export interface JobMetrics {
  done(name: string): void
  /** @param failing for each job whether its last run failed, on any node */
  failing(failing: ReadonlyMap<string, boolean>): void
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
    help: '1 while the last run of a job has failed, on whichever node it was; looked up each minute',
    labelNames: ['job'],
    registers,
  })
  return {
    done: job => done.inc({ job }),
    failing(jobs) {
      for (const [job, fails] of jobs) failing.set({ job }, fails ? 1 : 0)
    },
  }
}
