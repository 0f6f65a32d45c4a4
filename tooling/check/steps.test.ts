import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { sourceFiles } from '../imports/check-imports.ts'
import { type ProgramFiles, programFiles, sharedFiles, uncoveredFiles } from './program-files.ts'
import { checkSteps, typeScriptPrograms } from './steps.ts'

const ROOT = resolve(import.meta.dirname, '../..')

describe('TypeScript programs', () => {
  let programs: ProgramFiles

  beforeAll(() => {
    programs = programFiles(ROOT, typeScriptPrograms(ROOT))
  })

  it('include every TypeScript file, and a missing one would be noticed', () => {
    const files = [...sourceFiles(ROOT), 'vitest.config.ts']
    expect(uncoveredFiles(files, programs)).toEqual([])
    const others = new Map([...programs].filter(([program]) => program !== 'tsconfig.tools.json'))
    expect(uncoveredFiles(files, others)).toContain('tooling/check/steps.test.ts')
  })

  it('include no file twice, and a duplicate would be noticed', () => {
    expect(sharedFiles(programs)).toEqual([])
    const again = new Map([...programs, ['again', ['vitest.config.ts']]])
    expect(sharedFiles(again)).toEqual(['vitest.config.ts'])
  })

  // Editors and the linter use the nearest tsconfig.json, so an unknown one would bypass the check.
  it('are the only ones: no other folder has a tsconfig.json', () => {
    const found = globSync('{apps,bench,e2e,packages,server,shell,tooling}/**/tsconfig.json', {
      cwd: ROOT,
      exclude: ['**/node_modules/**'],
    })
    expect(found).toEqual(typeScriptPrograms(ROOT).filter(program => program.endsWith('/tsconfig.json')))
  })
})

describe('npm run check', () => {
  it('checks the types of every program once', () => {
    const names = checkSteps(['tsconfig.server.json', 'tsconfig.worker.json']).map(step => step.name)
    expect(names.filter(name => name.startsWith('types'))).toEqual([
      'types of tsconfig.server.json',
      'types of tsconfig.worker.json',
    ])
  })
})
