import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import { afterAll, expect, it, vi } from 'vitest'
import { openFileLocations } from '../../../../src/platform/files/open-file-locations.ts'
import { metricOf } from '../../../support/metric.ts'
import { startTestServer } from '../../../support/servers/test-server.ts'
import { describeOnStores } from '../../../support/stores/stores.ts'

describeOnStores('the minutely work of a server', store => {
  const folders: string[] = []
  store.fillWith([])
  afterAll(async () => {
    vi.useRealTimers()
    await Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true })))
  })

  it('runs jobs even if expired data cannot be deleted, and logs the failure', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'apron-minute-'))
    folders.push(dataDir)
    const fileLocations = await openFileLocations({ dataDir, s3: null })
    await rm(fileLocations.incomingDir, { recursive: true })
    let works = false
    const plugin: ServerPlugin = {
      name: 'minute',
      migrations: {},
      routes: () => [],
      jobs: [
        {
          name: 'tick',
          dueAfter: moment => new Date(moment.getTime() + 60_000),
          run: async () => {
            if (!works) throw new Error('the mail is away')
          },
        },
      ],
    }
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const server = await startTestServer(store.database, { plugins: [plugin], fileLocations })
    const logged = (text: string) => server.log.filter(line => line.includes(text))
    const minute = async (sign: () => Promise<void> | void) => {
      server.clock.forward({ minutes: 1 })
      vi.advanceTimersByTime(60_000)
      await vi.waitFor(sign, { timeout: 20_000 })
    }
    const counts = async () => [
      await metricOf(server.origin, 'jobs_failing'),
      await metricOf(server.origin, 'jobs_done_total'),
    ]

    const figures = async () => await (await fetch(`${server.origin}/metrics`)).text()
    await minute(async () => expect(await figures()).toContain('jobs_failing{job="minute.tick"} 0'))
    await minute(async () => expect(await counts()).toEqual([1, 0]))
    expect(logged('a job failed and is tried again')).toHaveLength(1)
    works = true
    await minute(async () => expect(await counts()).toEqual([0, 1]))
    expect(logged('jobs failed')).toEqual([])
    await vi.waitFor(() => expect(logged('sweep failed')).toHaveLength(3))
    await server.close()
  })
})
