import type { SubAppManifest } from '@apron/contract/sub-apps/manifest'
import type { AppInstance, Host } from '@apron/sdk'
import { loadFiles } from './load-files.ts'

/** Fetches and starts an application of one kind. @param folder `/apps/<name>/<version>/` */
type StartApp = (manifest: SubAppManifest, folder: string, host: Host) => Promise<AppInstance>

/** What is seldom needed is loaded with the first application that needs it. */
const STARTERS: Readonly<Record<SubAppManifest['kind'], StartApp>> = {
  async esm(manifest, folder, host) {
    const module = await loadFiles(manifest, folder)
    return module.bootstrap(host)
  },
  async qiankun(manifest, folder, host) {
    const { startQiankunApp } = await import('./guests/qiankun-app.ts')
    return startQiankunApp(manifest, folder, host)
  },
  async frame(manifest, folder, host) {
    const { startFrameApp } = await import('./guests/frame-app.ts')
    return startFrameApp(manifest, folder, host)
  },
}

export function startApp(manifest: SubAppManifest, folder: string, host: Host): Promise<AppInstance> {
  return STARTERS[manifest.kind](manifest, folder, host)
}
