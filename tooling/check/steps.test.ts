import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../imports/check-imports.ts'
import { checkSteps, typeScriptProjects } from './steps.ts'
import { filesOfProjects, uncoveredFiles } from './uncovered-files.ts'

const ROOT = resolve(import.meta.dirname, '../..')

describe('the check', () => {
  it('finds the projects of every workspace', () => {
    const projects = typeScriptProjects(ROOT)
    expect(projects).toEqual(
      expect.arrayContaining(['packages/contract', 'shell', 'server', 'e2e', 'tooling']),
    )
    expect(projects.filter(project => project.includes('node_modules'))).toEqual([])
  })

  it('checks the types of every project once', () => {
    const names = checkSteps(['shell', 'server']).map(step => step.name)
    expect(names.filter(name => name.startsWith('types'))).toEqual(['types of shell', 'types of server'])
  })

  it('leaves no TypeScript file without a project, and would notice one', { timeout: 120_000 }, () => {
    const files = sourceFiles(ROOT)
    const projects = filesOfProjects(ROOT, typeScriptProjects(ROOT))
    expect(uncoveredFiles(files, projects)).toEqual([])
    const others = new Map([...projects].filter(([project]) => project !== 'tooling'))
    expect(uncoveredFiles(files, others)).toContain('tooling/check/steps.test.ts')
  })
})
