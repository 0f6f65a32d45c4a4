/** A shell in memory for tests of sub-applications. Not part of production builds. */

export type { FakeCallAnswers, FakeRequest } from './fake-calls.ts'
export { createFakeHost, type FakeHost, type FakeHostOptions } from './fake-host.ts'
export { createFakeTab, type FakeTab, type FakeTabOptions, unmountFakeTabs } from './fake-tab.ts'
export { locationOf } from './location-of.ts'
export { chooseFile, field, fileField, press, rowsOf, shows, type } from './page-steps.ts'
