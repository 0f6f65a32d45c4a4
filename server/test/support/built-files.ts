import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { SubAppManifest } from '@apron/contract/sub-apps/manifest'

/** Makes a fresh folder with the layout of a build: a page, an asset, a shared library. */
export async function makeDist(): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'apron dist '))
  await put(
    dist,
    'shell/index.html',
    '<!doctype html><meta name="apron-variant" content="csn" /><meta name="apron-password-expiry" content="off" /><meta name="apron-mobile-app" content="" /><meta name="apron-safety-phone" content="" /><meta name="apron-safety-mail" content="" /><meta name="apron-password-page" content="" /><meta name="apron-password-link" content="" /><meta name="apron-quick-sign-in" content="off" /><meta name="apron-security-keys" content="" /><meta name="apron-offline" content="off" /><title>Apron</title>',
  )
  await put(dist, 'shell/csp.json', '{"importMapHash":"sha256-dGVzdA=="}')
  await put(dist, 'shell/worker.js', 'keep()')
  await put(dist, 'shell/removal.js', 'remove()')
  await put(dist, 'shell/manifest-csn.json', '{"name":"Apron CSN"}')
  await put(dist, 'shell/manifest-gameco.json', '{"name":"Apron GAMECO"}')
  await put(dist, 'shell/assets/main-1a2b.js', 'export const main = 1')
  await put(dist, 'shell/assets/main-1a2b.css', '.a{}')
  await put(dist, 'shared/react-1/react.js', 'export const react = 1')
  await mkdir(join(dist, 'apps'))
  return dist
}

async function put(root: string, file: string, text: string): Promise<void> {
  const path = join(root, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
  await writeFile(`${path}.br`, brotliCompressSync(text))
}

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

export interface AppBuild {
  readonly files?: Readonly<Record<string, string>>
  readonly manifest?: Partial<SubAppManifest>
}

/** Deploys a sub-application as a build would, with the given deviations. */
export async function deployApp(
  appsDir: string,
  name: string,
  version: string,
  { files = { 'entry.js': `export const contract = 1 // ${version}` }, manifest = {} }: AppBuild = {},
): Promise<string> {
  const folder = join(appsDir, name, version)
  for (const [file, text] of Object.entries(files)) await put(folder, file, text)
  const complete: SubAppManifest = {
    name,
    version,
    contract: 1,
    kind: 'esm',
    entry: 'entry.js',
    css: [],
    preload: [],
    integrity: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, sha384(text)])),
    tabs: 'multi',
    titles: {},
    keepAlive: [],
    confirmClose: [],
    public: [],
    shared: {},
    minShell: '1',
    ...manifest,
  }
  await put(folder, 'manifest.json', JSON.stringify(complete))
  return folder
}
