import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import type * as calls from './project.calls.ts'
import { Project } from './project.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const PROJECT_SCHEMAS = {
  listProjects: { data: Type.Array(Project) },
} as const satisfies Record<keyof typeof calls, CallSchemas>
