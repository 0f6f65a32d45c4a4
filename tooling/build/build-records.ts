import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildRecord } from './out-of-date.ts'

const fileOf = (folder: string, target: string) => join(folder, `${target}.json`)

function isRecord(json: unknown): json is BuildRecord {
  return (
    typeof json === 'object' &&
    json !== null &&
    'inputs' in json &&
    typeof json.inputs === 'string' &&
    'outputs' in json &&
    Array.isArray(json.outputs)
  )
}

/** Reads the record of a target. Returns null if it is missing or unreadable, so that the target is rebuilt. */
export function readRecord(folder: string, target: string): BuildRecord | null {
  try {
    const json: unknown = JSON.parse(readFileSync(fileOf(folder, target), 'utf8'))
    return isRecord(json) ? json : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

export function writeRecord(folder: string, target: string, record: BuildRecord): void {
  mkdirSync(folder, { recursive: true })
  const file = fileOf(folder, target)
  writeFileSync(`${file}.new`, `${JSON.stringify(record)}\n`)
  renameSync(`${file}.new`, file)
}
