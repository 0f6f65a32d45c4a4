import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** A separate empty database on the PostgreSQL server named by TEST_DATABASE_URL. */
export interface ScratchDatabase {
  readonly url: URL
  drop(): Promise<void>
}

export async function createScratchDatabase(serverUrl: string): Promise<ScratchDatabase> {
  const name = `apron_e2e_${randomBytes(6).toString('hex')}`
  await run(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url, drop: () => run(serverUrl, `drop database if exists ${name} with (force)`) }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
