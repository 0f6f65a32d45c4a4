import { transform } from 'lightningcss'
import { scopeSelector } from './scope-selector.ts'

/** Order of layers is said at the top of a sheet; it is the page's, so it stays outside the scope. */
const LAYER_STATEMENT = /^\s*@layer\s[^{};]*;/

export interface ScopeCssOptions {
  /** Leave out what cannot be read, as browsers do, in place of an error: for sheets written for other browsers. */
  readonly lenient?: boolean
}

/**
 * Keeps a style sheet inside the panes of one application: everything stands in `@scope ([data-mf="name"])`.
 * At-rules with page-wide names (`@keyframes`, `@font-face`, `@property`) work as before, for the whole page.
 * @throws when a rule is left that cannot be scoped: `@import` of another origin, `@namespace`
 */
export function scopeCss(
  css: string,
  name: string,
  filename: string,
  { lenient = false }: ScopeCssOptions = {},
): string {
  const forbidden: string[] = []
  const { code } = transform({
    filename,
    code: Buffer.from(css),
    minify: false,
    errorRecovery: lenient,
    visitor: {
      Selector: scopeSelector,
      Rule: {
        import: rule => void forbidden.push(`@import "${rule.value.url}"`),
        namespace: () => void forbidden.push('@namespace'),
      },
    },
  })
  if (forbidden.length > 0)
    throw new Error(`${filename}: ${forbidden.join(', ')} cannot be scoped to ${name}`)
  let rest = code.toString()
  let layers = ''
  for (let found = LAYER_STATEMENT.exec(rest); found !== null; found = LAYER_STATEMENT.exec(rest)) {
    layers += `${found[0].trim()}\n`
    rest = rest.slice(found[0].length)
  }
  return rest.trim() === '' ? layers : `${layers}@scope ([data-mf="${name}"]) {\n${rest.trim()}\n}\n`
}
