import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'

const PRELOAD = fileURLToPath(new URL('end-with-parent.mjs', import.meta.url))

/** Starts what runs for a minute, says its process, and is killed before that. */
const PARENT = `
  const { spawn } = require('node:child_process')
  const args = ['--import', ${JSON.stringify(PRELOAD)}, '-e', "setTimeout(() => {}, 60_000); console.log('runs')"]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'ignore'] })
  child.stdout.once('data', () => console.log(child.pid))
  setInterval(() => {}, 1_000)
`

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('a server that a test has started ends with the test, also when that was killed', async () => {
  const parent = spawn(process.execPath, ['-e', PARENT], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(parent.stdout, 'data')
  const pid = Number(String(line))
  expect(runs(pid)).toBe(true)
  parent.kill('SIGKILL')
  await vi.waitFor(() => expect(runs(pid)).toBe(false), { timeout: 5_000 })
})

it('what has nothing left to do ends by itself', async () => {
  const child = spawn(process.execPath, ['--import', PRELOAD, '-e', ''], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  expect(await once(child, 'exit')).toEqual([0, null])
})
