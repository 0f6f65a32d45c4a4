import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { guideSteps } from './guide-steps.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(resolve(ROOT, file), 'utf8')

const guide = (...lines: string[]) => guideSteps(lines.join('\n'))

describe('steps of a guide', () => {
  it('are its commands, in order', () => {
    expect(guide('# A', '```sh', 'npm test', 'npm run build', '```', 'text', '```sh', 'ls', '```')).toEqual([
      { kind: 'run', commands: 'npm test\nnpm run build\n' },
      { kind: 'run', commands: 'ls\n' },
    ])
  })

  it('leave out blocks that are only shown', () => {
    expect(guide('```ts', 'const a = 1', '```', '```', 'plain', '```', '<!-- a remark -->')).toEqual([])
  })

  it('include another terminal, browser checks and written files', () => {
    expect(
      guide(
        '<!-- follow: in the background until "is ready" -->',
        '```sh',
        'npm run demo',
        '```',
        '<!-- follow: see the first version -->',
        '<!-- follow: write web/a.ts -->',
        '',
        '```ts',
        'export const a = 1',
        '```',
        '<!-- follow: stop -->',
      ),
    ).toEqual([
      { kind: 'background', commands: 'npm run demo\n', until: 'is ready' },
      { kind: 'see', what: 'the first version' },
      { kind: 'file', path: 'web/a.ts', text: 'export const a = 1\n' },
      { kind: 'stop' },
    ])
  })

  it.each([
    ['a misspelt marker', ['<!-- follow: stopp -->']],
    ['a marker without its block', ['<!-- follow: write a.ts -->', '<!-- follow: stop -->']],
    ['a marker at the end', ['<!-- follow: write a.ts -->']],
    ['a block without an end', ['```sh', 'ls']],
    [
      'something else than commands in the background',
      ['<!-- follow: in the background until "x" -->', '```ts', '```'],
    ],
  ])('refuse %s', (_what, lines) => {
    expect(() => guide(...lines)).toThrow()
  })
})

describe('guide for authors', () => {
  const steps = guideSteps(read('docs/guides/write-a-sub-app.md'))

  it('leads from an empty folder to a version that is rolled back', () => {
    const commands = steps.flatMap(step => ('commands' in step ? [step.commands] : [])).join('')
    for (const part of [
      'new-sub-app',
      'npm install',
      'npm test',
      ' dev ',
      ' build',
      'app -- add',
      'app -- use',
    ]) {
      expect(commands).toContain(part)
    }
    expect(steps.at(-1)).toEqual({ kind: 'stop' })
  })

  it('has a browser test for everything that the reader sees', () => {
    const spec = read('e2e/tests/guide/guide.spec.ts')
    const seen = steps.flatMap(step => (step.kind === 'see' ? [step.what] : []))
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.filter(what => !spec.includes(`'${what}'`))).toEqual([])
  })
})
