#!/usr/bin/env node
// apron-guest-manifest guest.config.json [output folder]
import { resolve } from 'node:path'
import { readGuestConfig } from './read-guest-config.ts'
import { writeGuestManifest } from './write-guest-manifest.ts'

const [file, outDir] = process.argv.slice(2)
if (file === undefined) {
  process.stderr.write('apron-guest-manifest guest.config.json [output folder]\n')
  process.exitCode = 2
} else {
  try {
    const config = readGuestConfig(resolve(file), outDir === undefined ? undefined : resolve(outDir))
    process.stdout.write(`${writeGuestManifest(config).folder}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
