import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const PRELOAD = fileURLToPath(new URL('end-with-parent.mjs', import.meta.url))

/** Starts a program that runs for a minute and writes to the output of its parent. */
const PARENT = `
  const { spawn } = require('node:child_process')
  const args = ['--import', ${JSON.stringify(PRELOAD)}, '-e', "setTimeout(() => {}, 60_000); console.log('runs')"]
  spawn(process.execPath, args, { stdio: ['pipe', 'inherit', 'ignore'] })
  setInterval(() => {}, 1_000)
`

it('ends a server with its parent test, even if that is killed', async () => {
  const parent = spawn(process.execPath, ['-e', PARENT], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(parent.stdout, 'data')
  expect(String(line)).toBe('runs\n')
  parent.kill('SIGKILL')
  // The output ends when the last process that holds it has ended.
  await once(parent.stdout, 'end')
})

it('lets a program without work end by itself', async () => {
  const child = spawn(process.execPath, ['--import', PRELOAD, '-e', ''], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  expect(await once(child, 'exit')).toEqual([0, null])
})
