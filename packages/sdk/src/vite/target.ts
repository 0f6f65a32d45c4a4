/** The oldest browsers the product serves: the first of each that know `@scope` and the methods of sets. */
export const BROWSER_TARGET = ['chrome122', 'edge122', 'safari17.4', 'firefox146']
