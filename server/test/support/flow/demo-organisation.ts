import type { Organisation } from '../../../src/features/flow/engine/organisation.ts'
import { DEPARTMENTS } from '../../../src/seed/data/departments.data.ts'
import { EMPLOYEES } from '../../../src/seed/data/users.data.ts'

/** What the directors of the demo answer for. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  '100004': ['production'],
  '100006': ['commercial'],
}

/** The demo company as the engine of the work flow sees it. */
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
