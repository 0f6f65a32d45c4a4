import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { timeOfWire, wireDate, wireTime } from '@apron/contract/wire/formats/wire-time'
import { dataOf } from '@apron/server/test/data-of'
import { expectGuarded } from '@apron/server/test/guarded-calls'
import { forSite, listBehaves } from '@apron/server/test/list-behaves'
import { jobRounds } from '@apron/server/test/run-jobs'
import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnStores, itConcurrently } from '@apron/server/test/stores/stores'
import { siteDay, siteMoment } from '@apron/server-kit/time/site-day'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { type CountSheetSave, countSheet } from '../../contract/count-sheet.ts'
import { returnTools, scanCode } from '../../contract/desk.calls.ts'
import { loan } from '../../contract/loan.ts'
import { lostReport } from '../../contract/lost-report.ts'
import { tool } from '../../contract/tool.ts'
import { TOOLS_ERRORS } from '../../contract/tools.errors.ts'
import { plugin } from '../plugin.ts'
import * as steps from './tools-steps.ts'

const { PEOPLE, takeBack, issue, newLoan, toolOf, toolsOf } = steps
const rejection = ({ code }: { readonly code: number }) => ({ success: false, code })

describeOnStores('tools at the desk', store => {
  const server = appServer(store, plugin)
  const as = (code: string) => server.as(code)
  const inDays = (days: number, time = '10:00') => wireTime(siteMoment(server.clock.now(), days, time))

  listBehaves(server, tool.calls.queryPage, {
    reader: PEOPLE.stationMechanic,
    key: row => row.id,
    filters: [
      [{ toolClass: 'GN' }, ({ toolClass }) => toolClass === 'GN'],
      [{ status: ['ON_LOAN'] }, ({ status }) => status === 'ON_LOAN'],
    ],
    order: { assetNo: row => row.assetNo, calDue: row => row.calDue },
    sites: { other: 'CAN', foreign: 'SHE' },
  })

  it('[TL-01] has 90 tools of eight classes in the demo, with due and overdue ones and one at the laboratory', async () => {
    const keeper = await as(PEOPLE.keeper)
    const { rows } = await sql<{ count: number; classes: number }>`
      select count(*)::int as count, count(distinct tool_class)::int as classes from tools_tool`.execute(
      store.database.kysely,
    )
    expect(rows).toEqual([{ count: 90, classes: 8 }])
    const tools = await toolsOf(keeper)
    const today = wireDate(server.clock.now())
    const within = (days: number) => siteDay(server.clock.now(), days)
    const isDue = ({ calDue }: { calDue: string | null }) =>
      calDue !== null && calDue >= today && calDue <= within(30)
    expect(tools.filter(isDue)).toHaveLength(7)
    expect(tools.filter(({ holdReason }) => holdReason === 'CAL_OVERDUE')).toHaveLength(2)
    expect(tools.filter(({ status }) => status === 'AT_CAL')).toHaveLength(1)
  })

  it('[TL-02] rejects callers without session, permission or site', async () => {
    const keeper = await as(PEOPLE.keeper)
    await expectGuarded(server, store.database.kysely, {
      without: PEOPLE.buyer,
      reads: [
        [tool.calls.queryPage, { current: 1, size: 10, queryCriteria: {} }],
        [scanCode, { code: 'TQ-0101' }],
      ],
      writes: [
        [loan.calls.save, newLoan(['TQ-0101'])],
        [
          returnTools,
          {
            tools: [{ assetNo: 'TQ-0102', condition: 'OK' }],
            returnedBy: null,
            photos: [],
            missingPiece: null,
          },
        ],
      ],
    })
    const mechanic = await as(PEOPLE.mechanic)
    expect((await issue(mechanic, ['TQ-0101'])).status).toBe(403)
    expect((await toolOf(keeper, 'TQ-0101')).status).toBe('IN_STOCK')
    const atOtherSite = await (await as(PEOPLE.stationMechanic)).call(scanCode, {
      query: { code: 'TQ-0118' },
      headers: forSite('CAN'),
    })
    expect(dataOf(atOtherSite)).toEqual({ tool: null, person: null, overdueLoans: [] })
  })

  it('[TL-03] rejects a tool whose calibration expires before it is due back, with the date', async () => {
    const keeper = await as(PEOPLE.keeper)
    const { calDue } = await toolOf(keeper, 'TQ-0117')
    expect(calDue).toBe(wireDate(server.clock.now()))
    keeper.language = 'zh'
    const { envelope } = await issue(keeper, ['TQ-0101', 'TQ-0117'], { dueTime: inDays(1, '18:00') })
    keeper.language = 'en'
    expect(envelope).toMatchObject({
      code: TOOLS_ERRORS.calDueBeforeReturn.code,
      msg: `工具将在归还前超期(${calDue})`,
    })
    expect((await toolOf(keeper, 'TQ-0101')).status).toBe('IN_STOCK')
  })

  it('[TL-03] rejects a tool not in stock, twice in the basket or with too low a load, too long a loan, and an external user', async () => {
    const keeper = await as(PEOPLE.keeper)
    const code = async (...args: Parameters<typeof issue> extends [unknown, ...infer Rest] ? Rest : never) =>
      (await issue(keeper, ...args)).envelope.code
    expect(await code(['TQ-0102'])).toBe(TOOLS_ERRORS.notInStock.code)
    expect(await code(['ME-0110'])).toBe(TOOLS_ERRORS.notInStock.code)
    expect(await code(['GN-0102', 'GN-0102'])).toBe(TOOLS_ERRORS.toolTwice.code)
    expect(await code(['GN-9999'])).toBe(TOOLS_ERRORS.toolUnknown.code)
    expect(await code(['LF-0102'])).toBe(TOOLS_ERRORS.loadMissing.code)
    expect(await code(['LF-0102'], { loadKg: 5001 })).toBe(TOOLS_ERRORS.loadTooSmall.code)
    expect(await code(['GN-0102'], { dueTime: inDays(8) })).toBe(TOOLS_ERRORS.dueTooLate.code)
    expect(await code(['GN-0102'], { dueTime: inDays(-1) })).toBe(TOOLS_ERRORS.dueInPast.code)
    expect(await code(['GN-0102'], { borrower: PEOPLE.external })).toBe(TOOLS_ERRORS.borrowerNotAllowed.code)
    expect(await code(['GN-0102'], { purpose: null })).toBe(SERVER_ERRORS.fieldWrong.code)
  })

  it('[TL-05] blocks an overdue borrower until the foreman overrides with a reason, for one loan', async () => {
    const keeper = await as(PEOPLE.keeper)
    const foreman = await as(PEOPLE.foreman)
    const borrower = PEOPLE.lateMechanic
    const rejected = await issue(keeper, ['ME-0105'], { borrower })
    expect(rejected.envelope.code).toBe(TOOLS_ERRORS.borrowerOverdue.code)

    const list = { current: 1, size: 10, queryCriteria: { borrower } }
    const [late] = dataOf(await foreman.call(loan.calls.queryPage, { body: list })).records
    if (late === undefined) throw new Error('No overdue loan')
    const { override } = loan.calls.actions
    const body = { id: late.id, version: late.version, remark: 'Night shift needs him on B-T101.' }
    const colleague = await as(PEOPLE.otherForeman)
    expect((await colleague.call(override, { body })).status).toBe(404)
    expect((await keeper.call(override, { body })).status).toBe(403)
    expect((await foreman.call(override, { body: { ...body, remark: 'ok' } })).status).toBe(400)
    dataOf(await foreman.call(override, { body }))

    const issued = dataOf(await issue(keeper, ['ME-0105'], { borrower }))
    expect(issued).toMatchObject({
      borrower: { code: borrower },
      outBy: { code: PEOPLE.keeper },
      overrideBy: { code: PEOPLE.foreman },
      overrideReason: body.remark,
    })
    expect(issued.loanNo).toMatch(/^TL-\d{4}-\d{4}$/)
    const again = await issue(keeper, ['ME-0109'], { borrower })
    expect(again.envelope.code).toBe(TOOLS_ERRORS.borrowerOverdue.code)
  })

  it('[TL-06] accepts returns by another person one by one, and shows who returned the tools', async () => {
    const keeper = await as(PEOPLE.keeper)
    const issued = dataOf(
      await issue(keeper, ['EL-0105', 'EL-0107'], { cardNo: 'JC-2026-0007', purpose: null }),
    )
    expect(issued).toMatchObject({ status: 'OPEN', outTime: expect.any(String), dueTime: expect.any(String) })
    const by = PEOPLE.lateMechanic
    expect(dataOf(await takeBack(keeper, { 'EL-0105': 'OK' }, { returnedBy: by })).quarantined).toEqual([])
    const query = { id: issued.id }
    expect(dataOf(await keeper.call(loan.calls.detail, { query }))).toMatchObject({
      status: 'PARTIAL',
      borrower: { code: PEOPLE.mechanic },
      returns: [{ assetNo: 'EL-0105', condition: 'OK', by: expect.stringContaining(by) }],
    })
    dataOf(await takeBack(keeper, { 'EL-0107': 'OK' }))
    expect(dataOf(await keeper.call(loan.calls.detail, { query })).status).toBe('CLOSED')
    const again = await takeBack(keeper, { 'EL-0107': 'OK' })
    expect(again.envelope).toMatchObject(rejection(TOOLS_ERRORS.notOnLoan))
    expect((await toolOf(keeper, 'EL-0107')).status).toBe('IN_STOCK')
  })

  it('[TL-06] quarantines a damaged tool with its photo, and reports a missing piece as lost', async () => {
    const keeper = await as(PEOPLE.keeper)
    const issued = dataOf(await issue(keeper, ['GN-0105', 'GN-0106'], { acReg: 'B-T102' }))
    const withoutPhoto = await takeBack(keeper, { 'GN-0105': 'DAMAGED' })
    expect(withoutPhoto.envelope).toMatchObject(rejection(TOOLS_ERRORS.photoNeeded))
    const missingPiece = { acReg: 'B-T102', description: 'The tip of the bit broke off.' }
    const body = { 'GN-0105': 'INCOMPLETE', 'GN-0106': 'OK' } as const
    const back = dataOf(await takeBack(keeper, body, { photo: true, missingPiece }))
    expect(back).toMatchObject({ quarantined: ['GN-0105'], lostReportId: expect.any(String) })
    expect(await toolOf(keeper, 'GN-0105')).toMatchObject({ status: 'QUARANTINE', holdReason: 'INCOMPLETE' })
    const query = { id: back.lostReportId ?? '' }
    expect(dataOf(await keeper.call(lostReport.calls.detail, { query }))).toMatchObject({
      assetNo: 'GN-0105',
      acReg: 'B-T102',
      aircraftBlock: true,
      borrower: { code: PEOPLE.mechanic },
    })
    const { photos } = dataOf(await keeper.call(loan.calls.detail, { query: { id: issued.id } }))
    expect(photos).toHaveLength(1)
  })

  it('[TL-07] transfers open tools to another person, and keeps the previous borrower', async () => {
    const keeper = await as(PEOPLE.keeper)
    const issued = dataOf(await issue(keeper, ['SP-0102']))
    const { transfer } = loan.calls.actions
    const transferTo = (borrower: string) => ({
      body: { id: issued.id, version: issued.version, borrower, dueTime: inDays(2, '17:00') },
    })
    const late = await keeper.call(transfer, transferTo(PEOPLE.lateMechanic))
    expect(late.envelope.code).toBe(TOOLS_ERRORS.borrowerOverdue.code)
    const same = await keeper.call(transfer, transferTo(PEOPLE.mechanic))
    expect(same.envelope.code).toBe(TOOLS_ERRORS.sameBorrower.code)
    expect(dataOf(await keeper.call(transfer, transferTo(PEOPLE.otherForeman)))).toMatchObject({
      status: 'OPEN',
      borrower: { code: PEOPLE.otherForeman },
      borrowerDept: { code: 'D0502' },
      earlierBorrowers: [{ code: PEOPLE.mechanic }],
      dueTime: inDays(2, '17:00'),
    })
  })

  it('[TL-07] shows a mechanic the loans of the department, and the keeper all of them', async () => {
    const body = { current: 1, size: 50, queryCriteria: {} }
    const all = dataOf(await (await as(PEOPLE.keeper)).call(loan.calls.queryPage, { body })).records
    const mechanic = await as(PEOPLE.lateMechanic)
    const visibleLoans = dataOf(await mechanic.call(loan.calls.queryPage, { body })).records
    expect(visibleLoans.length).toBeLessThan(all.length)
    expect(new Set(visibleLoans.map(({ borrowerDept }) => borrowerDept?.code))).toEqual(new Set(['D0501']))
    const foreign = all.find(({ borrowerDept }) => borrowerDept?.code === 'D07')
    const query = { id: foreign?.id ?? '' }
    expect((await mechanic.call(loan.calls.detail, { query })).status).toBe(404)
  })

  it('[TL-12] signs a count only if each missing tool is explained or reported lost', async () => {
    const keeper = await as(PEOPLE.keeper)
    const sheet: CountSheetSave = {
      id: null,
      version: null,
      crib: 'H2',
      shift: 'D',
      counted: 0,
      differences: [],
    }
    const save = async (part: Partial<CountSheetSave>) =>
      dataOf(await keeper.call(countSheet.calls.save, { body: { ...sheet, ...part } }))
    const first = await save({})
    expect(first.expected).toBe(
      (await toolsOf(keeper)).filter(({ crib, status }) => crib === 'H2' && status === 'IN_STOCK').length,
    )
    const { sign } = countSheet.calls.actions
    const counted = await save({ id: first.id, version: first.version, counted: first.expected - 1 })
    const current = { id: first.id, version: counted.version }
    const rejected = await keeper.call(sign, { body: current })
    expect(rejected.envelope).toMatchObject(rejection(TOOLS_ERRORS.countNotCovered))
    const missing = { assetNo: 'GN-0108', note: '', lostNo: 'LT-2026-9999' }
    const unknown = await keeper.call(countSheet.calls.save, {
      body: { ...sheet, ...current, counted: first.expected - 1, differences: [missing] },
    })
    expect(unknown.envelope).toMatchObject(rejection(TOOLS_ERRORS.lostReportUnknown))
    const differences = [{ ...missing, lostNo: '', note: 'On the bench of bay 2' }]
    const covered = await save({ ...current, counted: first.expected - 1, differences })
    const signed = dataOf(await keeper.call(sign, { body: { id: covered.id, version: covered.version } }))
    expect(signed).toMatchObject({ status: 'SIGNED', signedBy: { code: PEOPLE.keeper } })
  })

  itConcurrently(store, '[TL-03] issues a tool once to ten simultaneous requests', async () => {
    const keeper = await server.as(PEOPLE.keeper)
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => issue(keeper, ['GN-0112'], { borrower: PEOPLE.foreman })),
    )
    expect(responses.filter(({ envelope }) => envelope.success)).toHaveLength(1)
  })

  it('[TL-02] shows names at the desk only to people who issue or take back', async () => {
    const query = { code: PEOPLE.lateMechanic }
    const [full, hidden] = await Promise.all(
      [PEOPLE.keeper, PEOPLE.mechanic].map(async code =>
        dataOf(await (await as(code)).call(scanCode, { query })),
      ),
    )
    expect(full).toMatchObject({ person: { code: PEOPLE.lateMechanic }, overdueLoans: [expect.any(String)] })
    expect(hidden).toEqual({ tool: null, person: null, overdueLoans: [] })
  })

  it('[TL-09] quarantines expired tools once at local midnight, and a tool on loan at its return', async () => {
    const keeper = await as(PEOPLE.keeper)
    const round = jobRounds(store, server.clock, plugin)
    await round()
    const { calDue } = await toolOf(keeper, 'PG-0103')
    const before = timeOfWire(`${calDue} 20:00:00`) ?? server.clock.now()
    server.clock.forward({ seconds: (before.getTime() - server.clock.now().getTime()) / 1000 })
    const borrowed = await server.as(PEOPLE.keeper, { fresh: true })
    dataOf(await issue(borrowed, ['PG-0103'], { borrower: PEOPLE.engineer, dueTime: `${calDue} 23:30:00` }))
    await round()
    expect((await toolOf(borrowed, 'TQ-0117')).status).toBe('QUARANTINE')
    expect((await toolOf(borrowed, 'PG-0103')).status).toBe('ON_LOAN')
    server.clock.forward({ minutes: 5 * 60 })
    await round()
    await round()
    const later = await server.as(PEOPLE.keeper, { fresh: true })
    const { data } = (
      await later.call(tool.calls.detail, {
        query: { id: (await toolOf(later, 'TQ-0117')).id },
      })
    ).envelope
    expect(data.history.filter(({ action }) => action === 'hold')).toHaveLength(1)
    expect(data).toMatchObject({ holdReason: 'CAL_OVERDUE' })
    const back = dataOf(await takeBack(later, { 'PG-0103': 'OK' }))
    expect(back.quarantined).toEqual(['PG-0103'])
  })

  it('[TL-14] notifies borrower and foreman of overdue tools once', async () => {
    const keeper = await server.as(PEOPLE.keeper, { fresh: true })
    const issued = dataOf(await issue(keeper, ['GN-0109'], { borrower: PEOPLE.releaser }))
    const round = jobRounds(store, server.clock, plugin)
    server.clock.forward({ days: 1 })
    await round()
    await round()
    const { rows } = await sql<{ people: string[] }>`
      select array_agg(r.user_code order by r.user_code) as people
        from message m join message_recipient r on m.id = r.message_id
       where m.event = 'TL_OVERDUE' and m.url like ${`%${issued.id}%`} group by m.id`.execute(
      store.database.kysely,
    )
    expect(rows).toEqual([{ people: expect.arrayContaining([PEOPLE.foreman, PEOPLE.releaser]) }])
    const later = await server.as(PEOPLE.keeper, { fresh: true })
    const detail = dataOf(await later.call(loan.calls.detail, { query: { id: issued.id } }))
    expect(detail.overdue).toBe(true)
  })
})
