import { type ESTree, parseSync, Visitor } from 'vite'

/** A source file, by its path from the root. */
export interface Source {
  readonly path: string
  readonly text: string
}

/** A text in a table: what its code is, and by which name code asks for it. */
interface TableText {
  readonly code: string
  readonly key: string
}

interface Table {
  readonly path: string
  /** What the table is called in code. */
  readonly name: string
  readonly texts: readonly TableText[]
}

/** What a file speaks of, its tables of texts apart. */
interface Spoken {
  readonly path: string
  readonly names: ReadonlySet<string>
  /** Names of what is asked of something, and strings. */
  readonly keys: ReadonlySet<string>
  /** Names that are put together: `type${code}`. */
  readonly patterns: readonly RegExp[]
  /** Something is asked by a name that is not written here. */
  readonly asksByVariable: boolean
}

interface Read extends Spoken {
  readonly tables: readonly Table[]
}

/** The object behind `… as const` and `… satisfies …`. */
function objectOf(node: ESTree.Expression | ESTree.Argument): ESTree.ObjectExpression | null {
  if (node.type === 'ObjectExpression') return node
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression'
    ? objectOf(node.expression)
    : null
}

function keyOf({ key }: ESTree.ObjectProperty): string | null {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : null
}

function textsOf(object: ESTree.ObjectExpression, path: string): TableText[] {
  return object.properties.flatMap(property => {
    const key = property.type === 'Property' ? keyOf(property) : null
    if (property.type !== 'Property' || key === null) return []
    const group = objectOf(property.value)
    const isPair = group?.properties.some(each => each.type === 'Property' && keyOf(each) === 'zh') === true
    const code = `${path}.${key}`
    return group === null || isPair ? [{ code, key }] : textsOf(group, code)
  })
}

/** The table that a constant is, by `defineTexts`; null for every other. */
function tableOf(
  declarator: ESTree.VariableDeclarator,
): (Omit<Table, 'path'> & { readonly at: ESTree.Span }) | null {
  const { id, init } = declarator
  if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return null
  const [name, tree] = init.arguments
  if (init.callee.type !== 'Identifier' || init.callee.name !== 'defineTexts') return null
  const object = tree && objectOf(tree)
  if (name?.type !== 'Literal' || typeof name.value !== 'string' || !object) return null
  return { name: id.name, texts: textsOf(object, name.value), at: object }
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

function read({ path, text }: Source): Read {
  const tables: (Table & { readonly at: ESTree.Span })[] = []
  const names = new Set<string>()
  const keys = new Set<string>()
  const patterns: RegExp[] = []
  let asksByVariable = false
  const { program } = parseSync(path, text)
  new Visitor({
    VariableDeclarator(node) {
      const table = tableOf(node)
      if (table !== null) tables.push({ ...table, path })
    },
  }).visit(program)
  const isInTable = ({ start, end }: ESTree.Span) =>
    tables.some(({ at }) => at.start <= start && end <= at.end)
  new Visitor({
    Identifier(node) {
      if (!isInTable(node)) names.add(node.name)
    },
    Literal(node) {
      if (typeof node.value === 'string' && !isInTable(node)) keys.add(node.value)
    },
    Property(node) {
      if (node.key.type === 'Identifier' && !node.computed && !isInTable(node)) keys.add(node.key.name)
    },
    MemberExpression(node) {
      if (isInTable(node)) return
      if (!node.computed) {
        if (node.property.type === 'Identifier') keys.add(node.property.name)
        return
      }
      const property = node.property.type === 'TSAsExpression' ? node.property.expression : node.property
      if (property.type === 'TemplateLiteral') {
        patterns.push(new RegExp(`^${property.quasis.map(({ value }) => escaped(value.raw)).join('.+')}$`))
      } else if (property.type !== 'Literal') asksByVariable = true
    },
  }).visit(program)
  return { path, tables, names, keys, patterns, asksByVariable }
}

function isUsed({ key }: TableText, users: readonly Spoken[], everywhere: ReadonlySet<string>): boolean {
  return users.some(
    ({ keys, patterns, asksByVariable }) =>
      keys.has(key) || patterns.some(pattern => pattern.test(key)) || (asksByVariable && everywhere.has(key)),
  )
}

export interface TextFaults {
  /** Codes of texts that nothing asks for. */
  readonly unused: readonly string[]
  /** Codes that stand for two texts. */
  readonly repeated: readonly string[]
}

/**
 * What is wrong with the tables of texts. A text counts as asked for when a file that speaks of its table speaks of its name too: that is
 * less than certain, but what is found is certainly unused.
 */
export function textFaults(sources: readonly Source[]): TextFaults {
  const files = sources.map(read)
  const everywhere = new Set(files.flatMap(({ keys }) => [...keys]))
  const tables = files.flatMap(file => file.tables)
  const codes = tables.flatMap(({ texts }) => texts.map(({ code }) => code))
  const unused = tables.flatMap(({ name, texts }) => {
    const users = files.filter(({ names }) => names.has(name))
    return texts.filter(text => !isUsed(text, users, everywhere)).map(({ code }) => code)
  })
  return { unused, repeated: codes.filter((code, index) => codes.indexOf(code) !== index) }
}
