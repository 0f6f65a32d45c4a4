import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkSteps, typeScriptProjects } from './steps.ts'
import { uncoveredFiles } from './uncovered-files.ts'

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

  it('leaves no TypeScript file without a project', { timeout: 60_000 }, () => {
    expect(uncoveredFiles(ROOT, typeScriptProjects(ROOT))).toEqual([])
  })

  it('would notice a file without a project', { timeout: 60_000 }, () => {
    const projects = typeScriptProjects(ROOT).filter(project => project !== 'tooling')
    expect(uncoveredFiles(ROOT, projects)).toContain('tooling/check/steps.test.ts')
  })
})
