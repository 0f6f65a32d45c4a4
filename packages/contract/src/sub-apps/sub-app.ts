import { type Static, Type } from 'typebox'
import { REPORT_ENTRIES } from '../limits/sub-app.ts'
import { SUB_APP_NAME, SUB_APP_VERSION, SUB_APP_VERSION_LENGTH } from './names.ts'

/** Largest load time in a report, ms. A slower application was given up long before. */
const LONGEST_LOAD_MS = 600_000

const ReportEntry = Type.Object({
  app: Type.String({ pattern: SUB_APP_NAME.source }),
  version: Type.String({ pattern: SUB_APP_VERSION.source, maxLength: SUB_APP_VERSION_LENGTH }),
  kind: Type.Union([
    Type.Literal('loaded'),
    Type.Literal('load-failed'),
    Type.Literal('crashed'),
    Type.Literal('error'),
  ]),
  cause: Type.Optional(
    Type.String({ pattern: '^[a-z-]{1,40}$', description: 'Keyword of the cause, never user-written text' }),
  ),
  ms: Type.Optional(Type.Number({ minimum: 0, maximum: LONGEST_LOAD_MS, description: 'Loading time, ms' })),
})

/** Events of sub-applications in one browser since the last report. Contains nothing about the person or the page. */
export const SubAppReport = Type.Object({
  entries: Type.Array(ReportEntry, { minItems: 1, maxItems: REPORT_ENTRIES }),
})
export type SubAppReport = Static<typeof SubAppReport>
export type SubAppReportEntry = SubAppReport['entries'][number]

const Count = Type.Integer({ minimum: 0 })
const Time = Type.String({ description: 'yyyy-MM-dd HH:mm:ss' })

/** A version of a sub-application: whether it is usable, and its usage in the last days. */
const SubAppVersion = Type.Object({
  version: Type.String(),
  fault: Type.Union([Type.String(), Type.Null()], {
    description: 'Reason why it cannot be used, in the language of the request; null if it can',
  }),
  placed: Type.Union([Time, Type.Null()], { description: 'Time at which its files were installed' }),
  inUse: Type.Integer({ minimum: 0, description: 'Number of open sessions that have loaded it' }),
  loads: Count,
  medianMs: Type.Union([Count, Type.Null()], { description: 'Estimated from a histogram' }),
  p95Ms: Type.Union([Count, Type.Null()], {
    description: '95th percentile, estimated',
  }),
  failures: Type.Object({ loadFailed: Count, crashed: Count, error: Count }),
  lastCause: Type.Union([Type.String(), Type.Null()]),
  lastSeen: Type.Union([Time, Type.Null()]),
})

const Changed = Type.Object({
  by: Type.String({ description: 'A user code, `server`, or `terminal:` and a name' }),
  at: Time,
})

/** A sub-application with its versions, highest first. */
export const SubAppStatus = Type.Object({
  name: Type.String(),
  title: Type.String({
    description: 'Title in the menu, in the language of the request; its name if it is in no menu',
  }),
  enabled: Type.Boolean(),
  activeVersion: Type.Union([Type.String(), Type.Null()], { description: 'Null while none was ever active' }),
  pinned: Type.Boolean({
    description: 'True if a person chose the version, so that later builds do not replace it',
  }),
  chosen: Type.Union([Changed, Type.Null()]),
  switched: Type.Union([Changed, Type.Null()], {
    description: 'Last person who enabled or disabled it, and the time',
  }),
  versions: Type.Array(SubAppVersion),
})
export type SubAppStatus = Static<typeof SubAppStatus>
