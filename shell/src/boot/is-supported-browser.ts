/** Returns true if the browser has the newest features that the build relies on: `@scope` and the Set methods (`BROWSER_TARGET`). */
export function isSupportedBrowser(features: {
  readonly window: object
  readonly setPrototype: object
}): boolean {
  return 'CSSScopeRule' in features.window && 'union' in features.setPrototype
}
