import type { SubAppManifest } from '@apron/contract/sub-apps/manifest'
import type { AppInstance, Host } from '@apron/sdk'
import { lazyModule } from '../../../platform/parts/lazy-module.ts'
import { loadFiles } from './load-files.ts'

/** Legacy applications are rare, so their host code loads on demand. */
const qiankun = lazyModule(() => import('../guests/qiankun-app.ts'), 'on-demand')
const frame = lazyModule(() => import('../guests/frame-app.ts'), 'on-demand')

/** Loads and starts an application of one kind. @param folder `/apps/<name>/<version>/` */
type StartApp = (manifest: SubAppManifest, folder: string, host: Host) => Promise<AppInstance>

const STARTERS: Readonly<Record<SubAppManifest['kind'], StartApp>> = {
  async esm(manifest, folder, host) {
    const module = await loadFiles(manifest, folder)
    return module.bootstrap(host)
  },
  async qiankun(manifest, folder, host) {
    const { startQiankunApp } = await qiankun.get()
    return startQiankunApp(manifest, folder, host)
  },
  async frame(manifest, folder, host) {
    const { startFrameApp } = await frame.get()
    return startFrameApp(manifest, folder, host)
  },
}

export function startApp(manifest: SubAppManifest, folder: string, host: Host): Promise<AppInstance> {
  return STARTERS[manifest.kind](manifest, folder, host)
}
