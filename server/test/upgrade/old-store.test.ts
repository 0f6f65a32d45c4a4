import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BASE_PATH } from '@apron/contract/calls/base-path'
import { encodeEmployeeHeader } from '@apron/contract/wire/formats/employee-header'
import { systemClock } from '@apron/server-kit/time/clock'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PLUGINS } from '../../src/app/plugins.ts'
import { prepareStore } from '../../src/app/prepare-store.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { openFileLocations } from '../../src/platform/files/open-file-locations.ts'
import { partOf } from '../recorded/parts.ts'
import type { Json } from '../recorded/stable-answer.ts'
import { startTestServer, type TestServer } from '../support/servers/test-server.ts'
import { fetchFile } from '../support/steps/file-steps.ts'
import { TEST_PASSWORD } from '../support/stores/demo-store.ts'
import { OLD_STORES, oldFolder } from '../support/stores/old-stores.ts'
import { type StorePlace, silentLog } from '../support/stores/store-places.ts'
import { type KeptAsk, keptOf, oldPlaces } from './old-places.ts'
import { lost } from './still-there.ts'

const FILE_URL = /"(\/file\/[0-9a-f-]{36})"/

describe.each(OLD_STORES)('the store of %s', day => {
  const { kept, gone } = keptOf(day)

  describe.each(oldPlaces())('$title', ({ make }) => {
    let folder = ''
    let place: StorePlace
    let database: Database
    let server: TestServer

    /** Prepares the store as a start does. */
    const prepare = async (demo: boolean) =>
      await prepareStore({
        database,
        clock: systemClock,
        plugins: PLUGINS,
        secretKey: await secretKey(),
        settings: { dataDir: folder, demoPassword: TEST_PASSWORD },
        fileLocations: null,
        demo,
      })
    const secretKey = async () => (await readFile(join(folder, 'secret-key'), 'utf8')).trim()

    beforeAll(async () => {
      folder = await oldFolder(day)
      place = await make(day, folder)
      database = await openDatabase(place.settings, silentLog)
      await prepare(false)
      server = await startTestServer(database, {
        plugins: PLUGINS,
        secretKey: await secretKey(),
        fileLocations: await openFileLocations({ dataDir: folder, s3: null }),
      })
    })
    afterAll(async () => {
      await server.close()
      await database.close()
      await place.remove()
      await rm(folder, { recursive: true, force: true })
    })

    async function ask({ as, method, path, body }: KeptAsk): Promise<Json> {
      const person = await server.as(as)
      const employee = encodeEmployeeHeader({ userCode: '', airportId: '', airportThreeCode: 'CAN' })
      const response = await fetch(server.origin + BASE_PATH + path, {
        method,
        headers: { ...person.headers(), employee, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const answer: Json = JSON.parse(await response.text())
      return partOf(answer, 'success') === true ? partOf(answer, 'data') : answer
    }
    async function allLost(): Promise<string[]> {
      const found: string[] = []
      for (const each of kept) found.push(...lost(each.data, await ask(each), `${each.path} as ${each.as}`))
      return found
    }
    async function backAgain(): Promise<string[]> {
      const found: string[] = []
      for (const each of gone) {
        if (JSON.stringify(await ask(each)).includes(each.text)) found.push(`${each.path}: ${each.text}`)
      }
      return found
    }

    it('opens with every change that people made', async () => {
      expect(kept.length).toBeGreaterThan(15)
      expect(await allLost()).toEqual([])
    })

    it('does not restore what people deleted', async () => {
      expect(gone.length).toBeGreaterThan(1)
      expect(await backAgain()).toEqual([])
    })

    it('has the photos of a check order', async () => {
      const [, url = ''] = FILE_URL.exec(JSON.stringify(kept)) ?? []
      const photo = await fetchFile(await server.as('100104'), url)
      expect(photo.status).toBe(200)
      expect(photo.headers.get('content-type')).toMatch(/^image\//)
      expect((await photo.arrayBuffer()).byteLength).toBeGreaterThan(1_000)
    })

    it('is unchanged after another start, also one with the demo', async () => {
      await prepare(false)
      await prepare(true)
      expect(await allLost()).toEqual([])
      expect(await backAgain()).toEqual([])
    })
  })
})
