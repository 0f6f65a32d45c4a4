import type { Organisation } from '../../../src/features/flow/engine/organisation.ts'
import { DEPARTMENTS } from '../../../src/seed/data/departments.data.ts'
import { EMPLOYEES } from '../../../src/seed/data/users.data.ts'

/** Areas of responsibility of the demo's directors. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  '100004': ['production'],
  '100006': ['commercial'],
}

/** The demo company as the work-flow engine sees it. */
export const DEMO_ORGANISATION: Organisation = {
  people: EMPLOYEES.map(({ code, dept, roles, posts }) => ({
    userCode: code,
    department: dept,
    roles,
    posts,
    areas: AREAS[code] ?? [],
  })),
  parents: Object.fromEntries(DEPARTMENTS.map(([code, , , parent]) => [code, parent])),
}
