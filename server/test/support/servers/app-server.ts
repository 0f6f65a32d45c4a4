import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import type { TestStore } from '../stores/stores.ts'
import { serverOn, type TestServer } from './test-server.ts'

/**
 * A seeded server with only this application; use inside `describeOnStores`. @param lenders further server parts made
 * up by a test
 */
export function appServer(
  store: TestStore,
  plugin: ServerPlugin,
  ...lenders: readonly ServerPlugin[]
): TestServer {
  return serverOn(store, { plugins: [plugin, ...lenders] })
}
