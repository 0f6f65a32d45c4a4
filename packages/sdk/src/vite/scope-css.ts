import { transform } from 'lightningcss'
import { scopeSelector } from './scope-selector.ts'

/** The layer order at the top of a sheet belongs to the page, so it stays outside the scope. */
const LAYER_STATEMENT = /^\s*@layer\s[^{};]*;/

export interface ScopeCssOptions {
  /** Skips unreadable rules like browsers do, instead of failing. For sheets written for other browsers. */
  readonly lenient?: boolean
}

/**
 * Scopes a style sheet to the panes of one application by wrapping it in `@scope ([data-mf="name"])`.
 * At-rules with page-wide names (`@keyframes`, `@font-face`, `@property`) still apply to the whole page.
 * @throws if a rule cannot be scoped: `@import` of another origin, `@namespace`
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
