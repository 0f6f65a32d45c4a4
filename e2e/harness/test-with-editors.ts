import { testWithApps } from './test-with-apps.ts'

/** An application that shows one word. */
const LEDGER = `
  export const contract = 1
  export const bootstrap = () => ({
    mount(tab) { tab.el.textContent = 'ledger'; tab.firstLoaded(); return { unmount() {} } },
  })`

/**
 * Tests on one server with the test application `editor` as amm and safetyQuality, and a ledger as tools. Files that
 * use it share the server.
 */
export const testWithEditors = testWithApps(async apps => {
  await apps.build('editor', 'amm')
  await apps.build('editor', 'safetyQuality')
  apps.module('tools', LEDGER, { pages: { '/ledger': {} } })
})
