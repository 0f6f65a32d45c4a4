import type { SubAppManifest } from '@apron/contract/sub-apps/manifest'
import { isListOf, isRecord, isRecordOf, isTextMatching } from './check-json.ts'

const CONTRACT = 1
/** Shell version, the highest `minShell` a manifest may require. */
const SHELL = 1
const FILE = /^(?!.*\.\.)[A-Za-z0-9._-]{1,100}(\/[A-Za-z0-9._-]{1,100})*$/
const PAGE = /^\/[A-Za-z][A-Za-z0-9]*(\/[A-Za-z0-9_-]+)*$/
const KINDS: ReadonlySet<unknown> = new Set(['esm', 'qiankun', 'frame'])
const GLOBAL = /^[A-Za-z_$][A-Za-z0-9_$-]{0,79}$/
const HASH = /^sha384-[A-Za-z0-9+/]{64}$/

/** Returns true for a semantic version, which is never a path. */
export const isVersion = (json: unknown): json is string =>
  isTextMatching(json, /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/)
const isFile = (json: unknown): json is string => isTextMatching(json, FILE)
const isPage = (json: unknown): json is string => isTextMatching(json, PAGE)
const isHash = (json: unknown): json is string => isTextMatching(json, HASH)
const isQiankun = (json: unknown): boolean =>
  isRecord(json) &&
  isTextMatching(json['global'], GLOBAL) &&
  (json['html'] === undefined || typeof json['html'] === 'string')
const isTitle = (json: unknown): json is { zh: string; en: string } =>
  isRecord(json) && typeof json['zh'] === 'string' && typeof json['en'] === 'string'

/** Returns the fault of a manifest, worded for its developers, or null. */
export function manifestFault(json: unknown, name: string): string | null {
  if (!isRecord(json)) return 'the manifest is not a JSON object'
  if (json['name'] !== name) return `the manifest is of "${String(json['name'])}", not of "${name}"`
  if (json['contract'] !== CONTRACT)
    return `contract ${String(json['contract'])} is not supported, only ${CONTRACT}`
  if (!KINDS.has(json['kind'])) return `kind "${String(json['kind'])}" is not supported`
  if (!isVersion(json['version'])) return 'version is not a semantic version'
  if (!(Number(json['minShell']) <= SHELL))
    return `shell ${String(json['minShell'])} is needed, this is ${SHELL}`
  if (!isFile(json['entry'])) return 'entry is not a path below the version folder'
  if (!isListOf(json['css'], isFile) || !isListOf(json['preload'], isFile))
    return 'css or preload is not a list of files'
  if (!isRecordOf(json['integrity'], isHash)) return 'integrity is not a list of sha384 values'
  const missing = [json['entry'], ...json['css'], ...json['preload']].find(
    file => !isHash(integrityOf(json, file)),
  )
  if (missing !== undefined) return `integrity does not list ${missing}`
  if (json['kind'] === 'qiankun' && !isQiankun(json['qiankun'])) return 'qiankun names no global of its own'
  if (json['tabs'] !== 'multi' && json['tabs'] !== 'single') return 'tabs is neither multi nor single'
  if (!isRecordOf(json['titles'], isTitle)) return 'titles lack a language'
  if (!isListOf(json['keepAlive'], isPage) || !isListOf(json['confirmClose'], isPage)) {
    return 'keepAlive or confirmClose is not a list of page paths'
  }
  return null
}

function integrityOf(manifest: Record<string, unknown>, file: string): unknown {
  const list = manifest['integrity']
  return isRecord(list) && Object.hasOwn(list, file) ? list[file] : undefined
}

/**
 * Returns true if JSON is a valid manifest of this application. The shell does not trust the registry
 * unchecked.
 */
export function isManifestOf(json: unknown, name: string): json is SubAppManifest {
  return manifestFault(json, name) === null
}
