import type { Call } from '@apron/contract/calls/define-call'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { MAX_OFFSET_ROWS, MAX_PAGE_SIZE } from '@apron/contract/limits/lists'
import type { PageOf } from '@apron/contract/lists/paging'
import { encodeEmployeeHeader } from '@apron/contract/wire/formats/employee-header'
import { describe, expect, it } from 'vitest'
import type { PortalClient } from './clients/portal-client.ts'
import type { TestServer } from './servers/test-server.ts'

/** A call that returns a paged list. */
type ListCall<Criteria, Row> = Call<{
  body: { current: number; size: number; queryCriteria: Criteria }
  data: PageOf<Row>
}>

export interface ListBehaviour<Criteria, Row> {
  /** A person who sees at least three rows at the site of the session. */
  readonly reader: string
  /** Returns the unique key of a row. */
  readonly key: (row: Row) => string
  /** Filter conditions with the rows each finds: some, but not all. */
  readonly filters?: readonly (readonly [criteria: Criteria, finds: (row: Row) => boolean])[]
  /** Sort columns: numbers, and texts that sort by letters and digits, such as record numbers and dates. */
  readonly order?: Readonly<Record<string, (row: Row) => string | number | null>>
  /** A site where the reader has other rows, and one where the reader has no access. */
  readonly sites?: { readonly other: string; readonly foreign: string }
  /** Other people, each with a predicate for the reader's rows they see: not all. */
  readonly others?: readonly (readonly [userCode: string, sees: (row: Row) => boolean])[]
}

/** Headers of a call made for another site than the session's. */
export function forSite(airportThreeCode: string): Record<string, string> {
  return { employee: encodeEmployeeHeader({ userCode: '', airportId: '', airportThreeCode }) }
}

/**
 * Tests what every list must do: pages, their limits, filter, order, site and visibility. Use inside
 * `describeOnStores`.
 */
export function listBehaves<Criteria extends object, Row>(
  server: TestServer,
  call: ListCall<Criteria, Row>,
  { reader, key, filters = [], order = {}, sites, others = [] }: ListBehaviour<Criteria, Row>,
): void {
  type RowRequest = { current?: number; size?: number; criteria?: object; headers?: Record<string, string> }

  async function ask(
    person: PortalClient,
    { current = 1, size = MAX_PAGE_SIZE, criteria, headers }: RowRequest = {},
  ) {
    const body = { current, size, queryCriteria: criteria ?? {} }
    return await person.call<{ body: unknown; data: PageOf<Row> }>(call, { body, headers: headers ?? {} })
  }
  async function rows(person: PortalClient, request: RowRequest = {}): Promise<Row[]> {
    const { envelope } = await ask(person, request)
    return envelope.success ? envelope.data.records : expect.fail(`refused: ${envelope.msg}`)
  }
  const keysOf = (found: readonly Row[]) => found.map(key)
  /**
   * Returns the keys of the rows found. Fails unless they are some but not all rows, as otherwise the comparison proves
   * nothing.
   */
  function some(found: readonly Row[], all: readonly Row[], what: string): string[] {
    expect(found.length, `rows that ${what}`).toBeGreaterThan(0)
    expect(found.length, `rows that ${what}`).toBeLessThan(all.length)
    return keysOf(found)
  }

  describe(`the list ${call.id}`, () => {
    it('pages without loss or repetition', async () => {
      const person = await server.as(reader)
      const all = await rows(person)
      expect(all.length).toBeGreaterThan(2)
      const size = Math.ceil(all.length / 2)
      const pages = [1, 2, 3].map(async current => (await ask(person, { current, size })).envelope.data)
      const [first, second, behind] = await Promise.all(pages)
      expect(keysOf([...(first?.records ?? []), ...(second?.records ?? [])])).toEqual(keysOf(all))
      expect(first).toMatchObject({ total: all.length, current: 1, size })
      expect(second).toMatchObject({ total: all.length, current: 2, size })
      expect(behind).toMatchObject({ total: all.length, records: [] })
      expect(new Set(keysOf(all)).size).toBe(all.length)
    })

    it('rejects pages beyond the limit and page sizes out of range', async () => {
      const person = await server.as(reader)
      const current = MAX_OFFSET_ROWS / MAX_PAGE_SIZE
      expect((await ask(person, { current })).envelope).toMatchObject({ success: true })
      const far = await ask(person, { current: current + 1 })
      expect(far.envelope).toMatchObject({ code: SERVER_ERRORS.tooFarBack.code, data: null })
      for (const request of [{ size: MAX_PAGE_SIZE + 1 }, { size: 0 }, { current: 0 }, { size: 1.5 }]) {
        expect((await ask(person, request)).status, JSON.stringify(request)).toBe(400)
      }
    })

    it.each(filters.map(([criteria, finds]) => ({ criteria, finds })))(
      'finds exactly the rows that match $criteria',
      async ({ criteria, finds }) => {
        const person = await server.as(reader)
        const all = await rows(person)
        const wanted = some(all.filter(finds), all, 'are asked for')
        const { envelope } = await ask(person, { criteria })
        expect(keysOf(envelope.data.records)).toEqual(wanted)
        expect(envelope.data.total).toBe(wanted.length)
      },
    )

    it.each(Object.entries(order).map(([sortBy, valueOf]) => ({ sortBy, valueOf })))(
      'sorts by $sortBy in both directions, with empty values last',
      async ({ sortBy, valueOf }) => {
        const person = await server.as(reader)
        const values = (await rows(person)).map(valueOf)
        const filled = values.filter(value => value !== null).toSorted(ascending)
        const empty = values.filter(value => value === null)
        expect(new Set(filled).size, 'values to be told apart').toBeGreaterThan(1)
        const ordered = async (descending: boolean) =>
          (await rows(person, { criteria: { sortBy, descending } })).map(valueOf)
        expect(await ordered(false)).toEqual([...filled, ...empty])
        expect(await ordered(true)).toEqual([...filled.toReversed(), ...empty])
      },
    )

    // Not it.runIf: for a list without sites there is nothing to test, and the gate counts a skipped test as failed.
    if (sites) {
      it('shows only the rows of the chosen site, and none where the reader has no access', async () => {
        const person = await server.as(reader)
        const here = await rows(person)
        const there = await rows(person, { headers: forSite(sites.other) })
        expect(there.length).toBeGreaterThan(0)
        expect(keysOf(there).filter(row => keysOf(here).includes(row))).toEqual([])
        expect((await ask(person, { headers: forSite(sites.foreign) })).status).toBe(403)
      })
    }

    it.each(others.map(([userCode, sees]) => ({ userCode, sees })))(
      'shows $userCode only the rows they may see',
      async ({ userCode, sees }) => {
        const all = await rows(await server.as(reader))
        const seen = all.filter(sees)
        expect(seen.length, 'rows that stay hidden').toBeLessThan(all.length)
        expect(keysOf(await rows(await server.as(userCode)))).toEqual(keysOf(seen))
      },
    )
  })
}

function ascending(one: string | number, other: string | number): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
