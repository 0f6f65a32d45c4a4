import type { Selector, SelectorComponent } from 'lightningcss'

const SCOPE: SelectorComponent = { type: 'pseudo-class', kind: 'scope' }
const DESCENDANT: SelectorComponent = { type: 'combinator', value: 'descendant' }

/** Selector parts without a combinator between them, and the combinator before them. */
interface Compound {
  readonly combinator: SelectorComponent | undefined
  readonly parts: Selector
}

function compoundsOf(selector: Selector): Compound[] {
  const compounds: { combinator: SelectorComponent | undefined; parts: Selector }[] = []
  let current = { combinator: undefined as SelectorComponent | undefined, parts: [] as Selector }
  compounds.push(current)
  for (const part of selector) {
    if (part.type === 'combinator') compounds.push((current = { combinator: part, parts: [] }))
    else current.parts.push(part)
  }
  return compounds
}

function isPageElement(part: SelectorComponent): boolean {
  if (part.type === 'type') return part.name === 'html' || part.name === 'body'
  return part.type === 'pseudo-class' && part.kind === 'root'
}

/**
 * Scopes the selectors inside `:is(…)`, `:where(…)`, `:not(…)` and `:has(…)`. Page elements cannot occur
 * below the element of a `:has(…)`.
 */
function scopeNested(part: SelectorComponent): SelectorComponent {
  if (part.type !== 'pseudo-class') return part
  switch (part.kind) {
    case 'is':
    case 'where':
    case 'not':
      return { ...part, selectors: part.selectors.map(scopeSelector) }
    case 'has':
      return { ...part, selectors: part.selectors.map(selector => selector.map(scopeNested)) }
    default:
      return part
  }
}

/**
 * Maps `:root`, `html` and `body` to the pane (`:scope`); `html body` and `html > body` map to it once.
 * An element with a condition (`html[data-theme='dark'] .x`) stays, and the pane is matched below it, because
 * a selector in `@scope` without `:scope` cannot match outside the pane.
 */
export function scopeSelector(selector: Selector): Selector {
  let out: Selector = []
  let reachedPane = false
  for (const { combinator, parts } of compoundsOf(selector)) {
    const before = combinator === undefined ? [] : [combinator]
    if (!parts.some(isPageElement)) {
      out.push(...before, ...parts.map(scopeNested))
      continue
    }
    const pseudoElements = parts.filter(part => part.type === 'pseudo-element')
    const conditions = parts.filter(part => part.type !== 'pseudo-element' && !isPageElement(part))
    if (conditions.length > 0) {
      // A pane matched by an outer element is matched below this one instead.
      if (reachedPane) out = out.slice(0, -2)
      const element = parts.filter(part => part.type !== 'pseudo-element')
      out.push(...(out.length === 0 ? [] : before), ...element, DESCENDANT, SCOPE)
    } else if (!reachedPane) out.push(...before, SCOPE)
    out.push(...pseudoElements)
    reachedPane = true
  }
  return out
}
