import { Client, DatabaseError } from 'pg'

const DUPLICATE_DATABASE = '42P04'

function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL']
  if (!url) throw new Error('TEST_DATABASE_URL is not set')
  return url
}

/** Returns the URL of a database on the server that `TEST_DATABASE_URL` names. */
export function databaseUrl(name: string): string {
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  return url.href
}

export async function copyDatabase(template: string, name: string): Promise<void> {
  await asAdmin(`create database ${name} template ${template}`)
}

export async function dropDatabase(name: string): Promise<void> {
  await asAdmin(`drop database if exists ${name} with (force)`)
}

/** Renames a finished database to the name that others look for. @returns false if the name is taken */
export async function renameDatabase(name: string, wanted: string): Promise<boolean> {
  try {
    await asAdmin(`alter database ${name} rename to ${wanted}`)
    return true
  } catch (error) {
    if (error instanceof DatabaseError && error.code === DUPLICATE_DATABASE) return false
    throw error
  }
}

export async function databasesLike(pattern: string): Promise<string[]> {
  const rows = await asAdmin('select datname as name from pg_database where datname like $1', [pattern])
  return rows.map(row => row.name)
}

async function asAdmin(sql: string, values: string[] = []): Promise<{ name: string }[]> {
  const client = new Client(serverUrl())
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(sql, values)
    return rows
  } finally {
    await client.end()
  }
}
