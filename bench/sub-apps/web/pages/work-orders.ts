export interface WorkOrder {
  readonly id: string
  readonly aircraft: string
  readonly task: string
  readonly zone: number
  readonly hours: number
  readonly state: 'open' | 'in work' | 'closed'
}

const TASKS = ['Inspect', 'Replace', 'Lubricate', 'Test', 'Clean']
const PARTS = ['fuel pump', 'landing gear door', 'cabin window', 'flap track', 'brake unit', 'pitot probe']
const STATES = ['open', 'in work', 'closed'] as const
const COUNT = 200

/** Returns the same orders at every load, so that every run renders the same. */
export function workOrders(prefix: string): WorkOrder[] {
  return Array.from({ length: COUNT }, (_, index) => ({
    id: `${prefix}-${1000 + index}`,
    aircraft: `B-${6000 + ((index * 37) % 400)}`,
    task: `${TASKS[index % TASKS.length]} ${PARTS[index % PARTS.length]}`,
    zone: 100 + ((index * 13) % 800),
    hours: ((index * 7) % 40) / 4,
    state: STATES[index % STATES.length] ?? 'open',
  }))
}
