/** Tables that a source makes: `create table` and `create view` of migrations, and the keys of `recordTables`. */
export function tablesMade(source: string): string[] {
  const made = [...source.matchAll(/\bcreate (?:table|view) (\w+)/g)]
  const ofRecords = source.includes('recordTables({') ? [...source.matchAll(/^\s+(\w+): sql`/gm)] : []
  return [...made, ...ofRecords].map(([, name = '']) => name)
}

/** How statements name a table that they read: builder and text. */
const READS = [
  /(?:selectFrom|[jJ]oin|using)\(\s*'(\w+)(?: as \w+)?'/g,
  /\b(?:from|join|using|references) (\w+)/g,
]
/** How statements name a table that they write or hold. */
const WRITES = [
  /(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)(?: as \w+)?'/g,
  /\b(?:insert into|update|delete from|merge into|lock table|truncate|alter table|drop table) (\w+)/g,
]

export interface StatementTables {
  readonly reads: readonly string[]
  readonly writes: readonly string[]
}

/** Which of these tables the statements of a source read and write; what is written is not told as read, too. */
export function statementTables(source: string, tables: ReadonlySet<string>): StatementTables {
  const named = (patterns: readonly RegExp[]) => {
    const found = patterns.flatMap(pattern => [...source.matchAll(pattern)].map(([, name = '']) => name))
    return [...new Set(found)].filter(name => tables.has(name)).toSorted()
  }
  const writes = named(WRITES)
  return { writes, reads: named(READS).filter(name => !writes.includes(name)) }
}
