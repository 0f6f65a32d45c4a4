/**
 * Oldest supported browsers: the first versions with `@scope` and the Set methods. `lib` of
 * tsconfig.browser.json goes no further.
 */
export const BROWSER_TARGET = ['chrome122', 'edge122', 'safari17.4', 'firefox146']
