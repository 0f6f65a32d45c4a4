import type { ShapeOf } from '@apron/contract/calls/call-schemas'
import { defineCall } from '@apron/contract/calls/define-call'
import { IDENTITY_FREE_PATH } from '@apron/contract/calls/identity-free'
import type { LIBRARY_SCHEMAS } from './library.schemas.ts'

type Schemas = typeof LIBRARY_SCHEMAS
type Shape<Name extends keyof Schemas> = ShapeOf<Schemas[Name]>

/** Builds a public call that carries no identity (security note T19). */
const call = (name: string, method: 'GET' | 'POST' = 'POST') =>
  ({
    id: `safetyQuality.library.${name}`,
    method,
    path: `${IDENTITY_FREE_PATH}library/${name}`,
    access: 'public',
    timeoutAlert: false,
    failures: 'in-place',
  }) as const

/** Returns published reports, filtered and paged, newest first. */
export const queryLibrary = defineCall<Shape<'queryPage'>>(call('queryPage'))
/** Returns the values to filter by. */
export const libraryOptions = defineCall<Shape<'options'>>(call('options', 'GET'))
/** Returns one published report. Unpublished reports count as unknown. */
export const libraryEntry = defineCall<Shape<'detail'>>(call('detail', 'GET'))
/** Counts a person whom the entry has helped. Returns the new number. */
export const markEntryHelpful = defineCall<Shape<'helpful'>>(call('helpful'))
