import { afterAll } from 'vitest'

// For files that share a process and its modules.

if ('document' in globalThis)
  throw new Error('Modules that have seen a document stay for the files after this one: name it *.test.tsx')

/** The value when this file starts. Runs again for every file. */
const before = process.env['NODE_ENV']

afterAll(() => {
  if (process.env['NODE_ENV'] !== before)
    throw new Error(
      'This file has changed NODE_ENV for those after it: put it back, or name the file in OWN_PROCESS of vitest.config.ts',
    )
})
