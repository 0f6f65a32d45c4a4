import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Value } from 'typebox/value'
import { readPackageFile } from '../vite/package-file.ts'
import { GuestBuild } from './guest-build.ts'

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * Reads a {@link GuestBuild} from a JSON file. Its paths are relative to the file; `version` defaults to that
 * of the `package.json` next to it.
 * @param outDir overrides the file's own
 * @throws if anything is missing or unknown, with every reason
 */
export function readGuestConfig(file: string, outDir?: string): GuestBuild {
  const json = readJson(file)
  if (typeof json !== 'object' || json === null) throw new Error(`${file} is not a JSON object`)
  const guest: unknown = {
    ...json,
    version: 'version' in json ? json.version : readPackageFile(dirname(file)).version,
    ...(outDir === undefined ? {} : { outDir }),
  }
  if (!Value.Check(GuestBuild, guest)) {
    const reasons = Value.Errors(GuestBuild, guest).map(({ instancePath, message }) => {
      return `  ${instancePath || '/'} ${message}`
    })
    throw new Error(`${file} is not a guest:\n${reasons.join('\n')}`)
  }
  const fromConfigFolder = (path: string) => resolve(dirname(file), path)
  return {
    ...guest,
    folder: fromConfigFolder(guest.folder),
    outDir: outDir ?? fromConfigFolder(guest.outDir),
  }
}
