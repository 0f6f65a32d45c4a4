import { Counter, Gauge, type Registry } from 'prom-client'
import type { CloseReason } from './live-connection.ts'

/** Metrics of live connections for `/metrics`. */
export interface LiveMetrics {
  opened(): void
  closed(reason: CloseReason): void
  refused(status: number): void
  hinted(): void
  /** A sweep found a change without a hint. */
  foundBySweep(): void
}

export function createLiveMetrics(registry: Registry): LiveMetrics {
  const registers = [registry]
  const open = new Gauge({ name: 'live_connections', help: 'Live connections that are open', registers })
  const closed = new Counter({
    name: 'live_connections_closed_total',
    help: 'Live connections that ended',
    labelNames: ['reason'],
    registers,
  })
  const refused = new Counter({
    name: 'live_handshakes_refused_total',
    help: 'Live connections that were not admitted',
    labelNames: ['status'],
    registers,
  })
  const hints = new Counter({
    name: 'live_hints_total',
    help: 'Notes of changed messages or ended sessions, of this node and others',
    registers,
  })
  const found = new Counter({
    name: 'live_sweep_found_total',
    help: 'Numbers of messages that a sweep found changed without a hint',
    registers,
  })
  return {
    opened: () => open.inc(),
    closed(reason) {
      open.dec()
      closed.inc({ reason })
    },
    refused: status => refused.inc({ status }),
    hinted: () => hints.inc(),
    foundBySweep: () => found.inc(),
  }
}
