import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import type { TestStore } from '../stores/stores.ts'
import { serverOn, type TestServer } from './test-server.ts'

/** A seeded server with this application only; use inside `describeOnStores`. @param lenders server parts that a test makes up beside it */
export function appServer(
  store: TestStore,
  plugin: ServerPlugin,
  ...lenders: readonly ServerPlugin[]
): TestServer {
  return serverOn(store, { plugins: [plugin, ...lenders] })
}
