import { BASE_PATH, SECOND_BASE_PATH } from '@apron/contract/calls/base-path'
import { EnvelopeOf } from '@apron/contract/entities/envelope'
import type { ServerRoute } from '@apron/server-kit/calls/serve-call'
import { type TSchema, Type } from 'typebox'

const HEADERS = [
  { name: 'language', description: 'Language of texts; Chinese when absent', schema: { enum: ['zh', 'en'] } },
  { name: 'projectCode', description: 'Fixed', schema: { const: 'AQ' } },
  {
    name: 'employee',
    description: 'URL-encoded JSON {userCode, airportId, airportThreeCode}: the site the call is made for',
    schema: { type: 'string', maxLength: 2048 },
  },
] as const

/** Refusals before the application decides anything. All use the envelope. */
const REFUSALS = {
  400: 'The request is not of the described form',
  401: 'Not logged in',
  403: 'Not allowed',
  404: 'Nothing there',
  413: 'Too large',
  415: 'Not JSON',
  429: 'Too many requests',
  503: 'Temporarily unavailable; the session stays',
} as const

function parametersOf(schema: TSchema | undefined, place: 'path' | 'query'): object[] {
  if (schema === undefined || !Type.IsObject(schema)) return []
  const required: readonly string[] =
    'required' in schema && Array.isArray(schema.required) ? schema.required : []
  return Object.entries(schema.properties).map(([name, value]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: value,
  }))
}

function operation({ call, schemas }: ServerRoute): object {
  const resource =
    typeof call.access === 'object' ? `Needs the resource \`${call.access.resource}\`.` : undefined
  const refusals = Object.entries(REFUSALS).map(([status, description]) => [
    status,
    { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } },
  ])
  return {
    operationId: call.id,
    tags: [call.id.split('.')[0]],
    ...(resource === undefined ? {} : { description: resource }),
    security: call.access === 'public' ? [] : [{ token: [] }],
    parameters: [
      ...HEADERS.map(header => ({ $ref: `#/components/parameters/${header.name}` })),
      ...parametersOf(schemas.params, 'path'),
      ...parametersOf(schemas.query, 'query'),
    ],
    ...(schemas.body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: schemas.body } } } }),
    responses: {
      200: {
        description: 'What the application decided: look at `code` and `success`',
        content: {
          'application/json': {
            schema: {
              anyOf: [EnvelopeOf(schemas.data), { $ref: '#/components/schemas/Refusal' }],
            },
          },
        },
      },
      ...Object.fromEntries(refusals),
    },
  }
}

/** Builds the OpenAPI 3.1 document of the mounted calls from the schemas that validate them. */
export function openApiDocument(routes: readonly ServerRoute[], version: string): unknown {
  const paths = new Map<string, Record<string, object>>()
  for (const route of routes) {
    const item = paths.get(route.call.path) ?? {}
    item[route.call.method.toLowerCase()] = operation(route)
    paths.set(route.call.path, item)
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Apron portal',
      version,
      description:
        'Every JSON answer is the envelope {code, msg, data, success}. Decisions of the application are HTTP 200 with their `code`; refusals before that use the HTTP status and repeat it as `code`.',
    },
    servers: [{ url: BASE_PATH }, { url: SECOND_BASE_PATH }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description:
            'The token of the login answer, bare. A browser session also needs its binding cookie.',
        },
      },
      parameters: Object.fromEntries(HEADERS.map(header => [header.name, { ...header, in: 'header' }])),
      schemas: {
        Refusal: Type.Object({
          code: Type.Integer(),
          msg: Type.String(),
          data: Type.Null(),
          success: Type.Literal(false),
        }),
      },
    },
  }
  // JSON removes TypeBox's internal markers, which are not part of the document.
  const plain: unknown = JSON.parse(JSON.stringify(document))
  return plain
}
