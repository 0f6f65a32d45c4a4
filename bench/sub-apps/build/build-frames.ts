import { join } from 'node:path'
import { APP_NAMES } from '../web/pages/page-name.ts'
import { buildPage } from './build-page.ts'

/** A shell with frames; each application is a site of its own. */
export async function buildFrames(outDir: string): Promise<void> {
  await buildPage({ page: 'frames', outDir, base: '/' })
  for (const app of APP_NAMES) {
    await buildPage({ page: 'frames/app', outDir: join(outDir, 'apps', app), base: `/apps/${app}/`, app })
  }
}
