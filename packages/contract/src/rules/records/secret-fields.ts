/** The parts of a JSON schema in which fields are looked for. */
export interface SchemaNode {
  readonly type?: unknown
  readonly enum?: unknown
  /** The field is never kept on a device, in a draft, a waiting save or a kept answer. */
  readonly secret?: boolean
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly patternProperties?: Readonly<Record<string, SchemaNode>>
  readonly items?: SchemaNode | readonly SchemaNode[]
  readonly anyOf?: readonly SchemaNode[]
  readonly allOf?: readonly SchemaNode[]
}

/** Stands in a path for every entry of a list or map. */
export const EVERY_ENTRY = '*'

/** Paths of the fields that a schema declares `secret: true`, such as `pin` and `signers.*.pin`. */
export function secretFields(schema: SchemaNode): readonly string[] {
  return [...new Set(secretsBelow(schema, []))]
}

function secretsBelow(node: SchemaNode, path: readonly string[]): string[] {
  if (node.secret === true) return [path.join('.')]
  const { properties = {}, patternProperties = {}, items = [], anyOf = [], allOf = [] } = node
  const entries = [items, ...Object.values(patternProperties)].flat()
  return [
    ...Object.entries(properties).flatMap(([name, field]) => secretsBelow(field, [...path, name])),
    ...entries.flatMap(entry => secretsBelow(entry, [...path, EVERY_ENTRY])),
    ...[...anyOf, ...allOf].flatMap(alternative => secretsBelow(alternative, path)),
  ]
}
