import * as fc from 'fast-check'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { InputSchema } from './arbitrary-of-schema.ts'

const Parameter = Type.Object({
  name: Type.String(),
  in: Type.String(),
  schema: Type.Unsafe<InputSchema>({}),
})
const Operation = Type.Object({
  operationId: Type.String(),
  description: Type.Optional(Type.String()),
  security: Type.Array(Type.Unknown()),
  parameters: Type.Array(Type.Union([Parameter, Type.Object({ $ref: Type.String() })])),
  requestBody: Type.Optional(
    Type.Object({
      content: Type.Object({
        'application/json': Type.Object({ schema: Type.Unsafe<InputSchema>({}) }),
      }),
    }),
  ),
})
const Document = Type.Object({ paths: Type.Record(Type.String(), Type.Record(Type.String(), Operation)) })

/** A call as the server's OpenAPI document describes it. */
export interface DocumentedCall {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly isPublic: boolean
  readonly resource: string | null
  readonly params: InputSchema
  readonly query: InputSchema
  readonly body: InputSchema | null
}

export interface SentInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** Returns every operation of the server's OpenAPI document. */
export function documentedCalls(json: unknown): DocumentedCall[] {
  const document: Static<typeof Document> = Value.Parse(Document, json)
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const own = operation.parameters.filter(parameter => 'name' in parameter)
      const schemaOf = (place: string): InputSchema => ({
        type: 'object',
        properties: Object.fromEntries(
          own.filter(parameter => parameter.in === place).map(({ name, schema }) => [name, schema]),
        ),
      })
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        isPublic: operation.security.length === 0,
        resource: /Needs the resource `([^`]+)`/.exec(operation.description ?? '')?.[1] ?? null,
        params: schemaOf('path'),
        query: schemaOf('query'),
        body: operation.requestBody?.content['application/json'].schema ?? null,
      }
    }),
  )
}

/** Generates the input of a call. @param of makes values for a schema */
export function inputOf(
  call: DocumentedCall,
  of: (schema: InputSchema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<SentInput> {
  return fc.record({
    params: of(call.params),
    query: of(call.query),
    body: call.body === null ? fc.constant(undefined) : of(call.body),
  })
}

/** Writes values as strings, as a path or a query carries them. */
export function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      typeof item === 'string' ? item : JSON.stringify(item),
    ]),
  )
}
