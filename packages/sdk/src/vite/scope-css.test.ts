import { expect, test } from 'vitest'
import { scopeCss } from './scope-css.ts'

const collapseSpaces = (css: string) => css.replaceAll(/\s+/g, ' ').trim()
const scope = (css: string) => collapseSpaces(scopeCss(css, 'amm', 'a.css'))
const inScope = (css: string) => `@scope ([data-mf="amm"]) { ${css} }`

test.each([
  ['an ordinary rule', '.x { color: red }', '.x { color: red; }'],
  [':root', ':root { --a: 1 }', ':scope { --a: 1; }'],
  ['html', 'html { color: red }', ':scope { color: red; }'],
  ['body', 'body > .x { color: red }', ':scope > .x { color: red; }'],
  ['html body is the pane once', 'html body .x { color: red }', ':scope .x { color: red; }'],
  ['html > body is the pane once', 'html > body { color: red }', ':scope { color: red; }'],
  [
    'a list inside a pseudo-class',
    ':is(html, body) .x { color: red }',
    ':is(:scope, :scope) .x { color: red; }',
  ],
  ['selectors inside :not()', '.x:not(body .y) { color: red }', '.x:not(:scope .y) { color: red; }'],
  ['selectors inside :has()', 'ul:has(> .x) { color: red }', 'ul:has( > .x) { color: red; }'],
  [
    'a page element that :has() never finds',
    'ul:has(body .x) { color: red }',
    'ul:has(body .x) { color: red; }',
  ],
  ['a list inside :has()', 'ul:has(:not(body .x)) { color: red }', 'ul:has(:not(:scope .x)) { color: red; }'],
  ['a pane that has something', 'body:has(.x) .y { color: red }', 'body:has(.x) :scope .y { color: red; }'],
  ['a pseudo-element', 'body:before { color: red }', ':scope:before { color: red; }'],
  ['a condition on the page', 'html.dark .x { color: red }', 'html.dark :scope .x { color: red; }'],
  [
    'a condition on both page elements',
    'html.dark > body.big .x { color: red }',
    'html.dark > body.big :scope .x { color: red; }',
  ],
  ['a condition on the inner one', 'html body.big .x { color: red }', 'body.big :scope .x { color: red; }'],
  [
    'names that only look like page elements',
    '.html #body [x="html"] { color: red }',
    '.html #body [x="html"] { color: red; }',
  ],
  ['@media', '@media print { body { color: red } }', '@media print { :scope { color: red; } }'],
  [
    '@keyframes untouched',
    '@keyframes amm-in { from { opacity: 0 } to { opacity: 1 } }',
    '@keyframes amm-in { from { opacity: 0; } to { opacity: 1; } }',
  ],
  [
    'nested layers',
    '@layer a { @layer b { html { color: red } } }',
    '@layer a { @layer b { :scope { color: red; } } }',
  ],
  ['nesting', '.a { &:hover { color: red } }', '.a { &:hover { color: red; } }'],
])('%s', (_name, css, expected) => {
  expect(scope(css)).toBe(inScope(expected))
})

test('keeps the order of layers outside the scope', () => {
  expect(scope('@layer a, b; .x { color: red }')).toBe(`@layer a, b; ${inScope('.x { color: red; }')}`)
})

test('leaves a sheet without rules empty', () => {
  expect(scope('/* nothing */')).toBe('')
})

test('rejects an import of another origin and a namespace, naming them', () => {
  expect(() => scopeCss('@import "https://a.example/x.css";', 'amm', 'web/a.css')).toThrow(
    'web/a.css: @import "https://a.example/x.css" cannot be scoped to amm',
  )
  expect(() => scopeCss('@namespace url(http://www.w3.org/1999/xhtml);', 'amm', 'a.css')).toThrow(
    '@namespace',
  )
})
