import { afterAll } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** What the process has worked for a file, until its last test ended, ms; other processes, such as a database, are not in it. */
    processorMs?: number
  }
}

declare global {
  /** What the process had worked when its last file ended, ms: files that share a process load their modules once. */
  var processorMsBefore: number | undefined
}

// oxlint-disable-next-line eslint/no-empty-pattern -- vitest refuses a first parameter that is not taken apart
afterAll(({}, file) => {
  const { user, system } = process.cpuUsage()
  const now = (user + system) / 1000
  file.meta.processorMs = now - (globalThis.processorMsBefore ?? 0)
  globalThis.processorMsBefore = now
})
