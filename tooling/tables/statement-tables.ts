/** Returns the tables and views that a migration creates, the keys of `recordTables` included. */
export function createdTables(source: string): string[] {
  const created = [...source.matchAll(/\bcreate (?:table|view) (\w+)/g)]
  const ofRecords = source.includes('recordTables({') ? [...source.matchAll(/^\s+(\w+): sql`/gm)] : []
  return [...created, ...ofRecords].map(([, name = '']) => name)
}

/** Patterns for tables that statements read: query builder and SQL text. */
const READS = [
  /(?:selectFrom|[jJ]oin|using)\(\s*'(\w+)(?: as \w+)?'/g,
  /\b(?:from|join|using|references) (\w+)/g,
]
/** Patterns for tables that statements write or lock. */
const WRITES = [
  /(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)(?: as \w+)?'/g,
  /\b(?:insert into|update|delete from|merge into|lock table|truncate|alter table|drop table) (\w+)/g,
]

export interface StatementTables {
  readonly reads: readonly string[]
  readonly writes: readonly string[]
}

/** Returns which of these tables a source reads and writes. Written ones are not listed as read. */
export function statementTables(source: string, tables: ReadonlySet<string>): StatementTables {
  const matchesOf = (patterns: readonly RegExp[]) => {
    const found = patterns.flatMap(pattern => [...source.matchAll(pattern)].map(([, name = '']) => name))
    return [...new Set(found)].filter(name => tables.has(name)).toSorted()
  }
  const writes = matchesOf(WRITES)
  return { writes, reads: matchesOf(READS).filter(name => !writes.includes(name)) }
}
