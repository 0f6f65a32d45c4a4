import { afterAll } from 'vitest'

/** As the first file of this process found it. */
const before = process.env['NODE_ENV']

afterAll(() => {
  if (process.env['NODE_ENV'] !== before)
    throw new Error(
      'This file has changed NODE_ENV for those after it: name it in OWN_PROCESS of vitest.config.ts',
    )
})
