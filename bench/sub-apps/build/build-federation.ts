import { join } from 'node:path'
import { federation } from '@module-federation/vite'
import { APP_NAMES } from '../web/pages/page-name.ts'
import { buildPage } from './build-page.ts'
import { WEB } from './places.ts'

/** One React for all, as the guide of Module Federation says. */
const SHARED = {
  react: { singleton: true, requiredVersion: '^19.3.0' },
  'react-dom': { singleton: true, requiredVersion: '^19.3.0' },
}

export async function buildFederation(outDir: string): Promise<void> {
  await buildPage({
    page: 'federation',
    outDir,
    base: '/',
    plugins: [
      federation({
        name: 'shell',
        remotes: Object.fromEntries(
          APP_NAMES.map(app => [app, { type: 'module', name: app, entry: `/apps/${app}/remoteEntry.js` }]),
        ),
        shared: SHARED,
        dts: false,
        // Leaves out what only development and manifests need.
        disableSnapshot: true,
        // The runtime is fetched once, with the shell.
        experiments: { provideExternalRuntime: true },
      }),
    ],
  })
  for (const app of APP_NAMES) {
    await buildPage({
      page: 'federation/app',
      outDir: join(outDir, 'apps', app),
      base: `/apps/${app}/`,
      app,
      plugins: [
        federation({
          name: app,
          filename: 'remoteEntry.js',
          exposes: { './app': join(WEB, 'federation/app/main.ts') },
          shared: SHARED,
          dts: false,
          disableSnapshot: true,
          experiments: { externalRuntime: true },
        }),
      ],
    })
  }
}
