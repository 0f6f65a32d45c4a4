import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '..')
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
const read = (ending: string): string[] =>
  files.filter(file => file.endsWith(ending)).map(file => readFileSync(join(SRC, file), 'utf8'))

/** Beginnings that the code completes with a kind or meaning. */
const BUILT = new Set(['ap-button-', 'ap-status-', 'ap-count-', 'ap-tile-', 'ap-tone-', 'ap-'])

describe('class names', () => {
  const styled = new Set(
    read('.css').flatMap(css => [...css.matchAll(/\.(ap-[\w-]+)/g)].map(match => match[1])),
  )
  const used = new Set(
    read('.tsx').flatMap(code =>
      [...code.matchAll(/(?<=['"`\s])(ap-[\w-]*)(?=['"`\s$])/g)].map(match => match[1]),
    ),
  )

  it('finds classes at all', () => {
    expect(used.size).toBeGreaterThan(60)
    expect(styled.size).toBeGreaterThan(60)
  })

  it('every class a part uses has a rule', () => {
    expect([...used].filter(name => name !== undefined && !BUILT.has(name) && !styled.has(name))).toEqual([])
  })

  it('no literal colour outside the tokens', () => {
    const literal = read('.css')
      .filter(css => !css.startsWith('/* The design tokens'))
      .flatMap(css => css.match(/#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/gi) ?? [])
    expect(literal).toEqual([])
  })
})
