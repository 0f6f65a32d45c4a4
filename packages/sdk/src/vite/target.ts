/** The oldest browsers the product serves: the first of each that know `@scope`. */
export const BROWSER_TARGET = ['chrome118', 'edge118', 'safari17.4', 'firefox146']
