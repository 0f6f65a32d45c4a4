import { globSync } from 'node:fs'
import type { SchemaNode } from '@apron/contract/rules/records/secret-fields'

/** A field in the input or response of a call. */
export interface CallField {
  /** Call, part and path, such as `auth.schemas.ts login.body.password`. */
  readonly at: string
  readonly name: string
  /** True if the field, or an object that contains it, is declared secret. */
  readonly isSecret: boolean
}

const ROOT = new URL('../../', import.meta.url)

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

const partOf = (value: unknown, name: string): unknown =>
  entriesOf(value).find(([each]) => each === name)?.[1]

const isNode = (value: unknown): value is SchemaNode => typeof value === 'object' && value !== null

function fieldsBelow(node: SchemaNode, at: string, isInSecret: boolean): CallField[] {
  const { properties = {}, patternProperties = {}, items = [], anyOf = [], allOf = [] } = node
  const isSecret = isInSecret || node.secret === true
  const entries = [items, ...Object.values(patternProperties)].flat()
  return [
    ...Object.entries(properties).map(([name, field]) => ({
      at: `${at}.${name}`,
      name,
      isSecret: isSecret || field.secret === true,
    })),
    ...Object.entries(properties).flatMap(([name, field]) => fieldsBelow(field, `${at}.${name}`, isSecret)),
    ...entries.flatMap(entry => fieldsBelow(entry, `${at}.*`, isSecret)),
    ...[...anyOf, ...allOf].flatMap(alternative => fieldsBelow(alternative, at, isSecret)),
  ]
}

const fieldsOf = (schemas: unknown, at: string): CallField[] =>
  entriesOf(schemas).flatMap(([name, schema]) =>
    isNode(schema) ? fieldsBelow(schema, `${at}.${name}`, false) : [],
  )

/** Fields of one call. */
export interface CallWithSchemas {
  readonly at: string
  readonly fields: readonly CallField[]
  /** Responses are cached, or saves queued, on the device. */
  readonly isOnDevice: boolean
}

async function exportsOf(file: string): Promise<[string, unknown][]> {
  const module: unknown = await import(new URL(file, ROOT).href)
  return entriesOf(module)
}

/** Returns every call of the portal and its applications that has its own schemas. */
export async function callsWithSchemas(): Promise<CallWithSchemas[]> {
  const files = globSync(['packages/contract/src/**/*.schemas.ts', 'apps/*/contract/**/*.schemas.ts'], {
    cwd: ROOT.pathname,
  })
  const found = await Promise.all(
    files.toSorted().map(async file => {
      const calls = new Map(await exportsOf(file.replace('.schemas.ts', '.calls.ts')))
      return (await exportsOf(file)).flatMap(([, families]) =>
        entriesOf(families).map(([name, parts]) => {
          const at = `${file.split('/').at(-1)} ${name}`
          const call = calls.get(name)
          const isOnDevice = partOf(call, 'kept') !== undefined || partOf(call, 'waits') === true
          return { at, fields: fieldsOf(parts, at), isOnDevice }
        }),
      )
    }),
  )
  return found.flat()
}

/** Returns the fields of every record described by an application. */
export async function describedFields(): Promise<CallField[]> {
  const files = globSync('apps/*/contract/**/*.ts', { cwd: ROOT.pathname })
  const found = await Promise.all(
    files
      .filter(file => !/[.](?:test|fixture|schemas|calls)[.]ts$/.test(file))
      .map(async file =>
        (await exportsOf(file)).flatMap(([name, value]) =>
          fieldsOf(partOf(value, 'schemas'), `${file.split('/').at(-1)} ${name}`),
        ),
      ),
  )
  return found.flat()
}
