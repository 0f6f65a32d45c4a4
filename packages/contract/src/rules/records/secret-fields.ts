/** Parts of a JSON schema that may contain fields. */
export interface SchemaNode {
  readonly type?: unknown
  readonly enum?: unknown
  /** Never stored on a device: not in a draft, a queued save or a cached response. */
  readonly secret?: boolean
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly patternProperties?: Readonly<Record<string, SchemaNode>>
  readonly items?: SchemaNode | readonly SchemaNode[]
  readonly anyOf?: readonly SchemaNode[]
  readonly allOf?: readonly SchemaNode[]
}

/** Path segment for every entry of a list or map. */
export const EVERY_ENTRY = '*'

/** Returns the paths of fields with `secret: true`, such as `pin` and `signers.*.pin`. */
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
