import type { ShapeOf } from '@apron/contract/calls/call-schemas'
import { defineCall } from '@apron/contract/calls/define-call'
import { IDENTITY_FREE_PATH } from '@apron/contract/calls/identity-free'
import type { LIBRARY_SCHEMAS } from './library.schemas.ts'

type Schemas = typeof LIBRARY_SCHEMAS
type Shape<Name extends keyof Schemas> = ShapeOf<Schemas[Name]>

/** Anybody reads the library, and nobody is known by it (security note T19). */
const call = (name: string, method: 'GET' | 'POST' = 'POST') =>
  ({
    id: `safetyQuality.library.${name}`,
    method,
    path: `${IDENTITY_FREE_PATH}library/${name}`,
    access: 'public',
    timeoutAlert: false,
    failures: 'in-place',
  }) as const

/** Published reports, filtered and paged, the newest first. */
export const queryLibrary = defineCall<Shape<'queryPage'>>(call('queryPage'))
/** Returns the values to filter by. */
export const libraryOptions = defineCall<Shape<'options'>>(call('options', 'GET'))
/** One of them. What is not published is not there. */
export const libraryEntry = defineCall<Shape<'detail'>>(call('detail', 'GET'))
/** It has helped somebody; answers how many said so. */
export const libraryHelped = defineCall<Shape<'helpful'>>(call('helpful'))
