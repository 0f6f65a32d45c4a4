import { afterAll } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** What the process of a file has worked until its last test ended, ms; other processes, such as a database, are not in it. */
    processorMs?: number
  }
}

// oxlint-disable-next-line eslint/no-empty-pattern -- vitest refuses a first parameter that is not taken apart
afterAll(({}, file) => {
  const { user, system } = process.cpuUsage()
  file.meta.processorMs = (user + system) / 1000
})
