import type { SubAppName } from '@apron/contract/sub-apps/names'
import { APP_TITLES } from '../pages/app-titles.ts'
import { EditorPage } from '../pages/editor-page.ts'
import { NeighbourTab } from '../pages/neighbour-tab.ts'
import { SubAppPane } from '../pages/sub-app-pane.ts'
import { type AppsFolder, createAppsFolder } from './deployed-apps.ts'
import { startPortalServer } from './portal-server.ts'
import { test } from './portal-test.ts'

interface Fixtures {
  /** The test application `editor`, regardless of the name it is deployed as. */
  editor: EditorPage
  /** The visible page as the shell shows it: loading indicator, card, buttons of the card. */
  pane: SubAppPane
  /** A tab with typed text next to the tested page: call `open()` first, `expectGoesOn()` afterwards. */
  neighbour: NeighbourTab
  /** Menu names of the applications, in the language of the test. */
  titles: Readonly<Record<SubAppName, string>>
}

interface WorkerFixtures {
  /** Applications deployed on this file's server. */
  apps: AppsFolder
}

/**
 * Tests on a separate server with the applications that `deploy` puts there; see deployed-apps.ts.
 * @param env further settings of the server and of its commands
 */
export function testWithApps(
  deploy: (apps: AppsFolder) => void | Promise<void>,
  env: Readonly<Record<string, string>> = {},
) {
  return test.extend<Fixtures, WorkerFixtures>({
    apps: [
      async ({}, use) => {
        const apps = createAppsFolder()
        await deploy(apps)
        await use(apps)
        apps.dispose()
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    server: [
      async ({ apps }, use) => {
        const server = await startPortalServer({ APPS_DIR: apps.dir, ...env })
        await use(server)
        await server.dispose()
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    editor: async ({ page, language }, use) => use(new EditorPage(page, language)),
    neighbour: async ({ page, shell, editor }, use) => use(new NeighbourTab(page, shell, editor)),
    titles: async ({ language }, use) => use(APP_TITLES[language]),
    pane: async ({ page, language }, use) => use(new SubAppPane(page, language)),
  })
}
