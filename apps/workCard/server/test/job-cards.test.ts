import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { listMyWork } from '@apron/contract/home/home.calls'
import { queryMessages } from '@apron/contract/messages/message.calls'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { expectGuarded } from '@apron/server/test/guarded-calls'
import { forSite, listBehaves } from '@apron/server/test/list-behaves'
import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnStores, itConcurrently } from '@apron/server/test/stores/stores'
import { verifySigned } from '@apron/server/test/verify-signed'
import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import * as calls from '../../contract/card-work.ts'
import { jobCard } from '../../contract/job-card.ts'
import { type NonRoutineSave, nonRoutine } from '../../contract/non-routine.ts'
import { readBoard, readReleaseCheck } from '../../contract/package-board.ts'
import { step } from '../../contract/rules/steps.fixture.ts'
import { WORK_CARD_ERRORS as ERRORS } from '../../contract/work-card.errors.ts'
import { type WorkPackageSave, workPackage } from '../../contract/work-package.ts'
import { plugin } from '../plugin.ts'
import {
  act,
  emptyFields,
  getCard,
  getWork,
  newCard,
  PEOPLE,
  signInConfirmed,
  signNow,
  startCard,
  TORQUE,
} from './card-steps.ts'
import { NEIGHBOURS, responses } from './neighbours.fixture.ts'

const { planner, author, otherAuthor, engineer, foreman, otherForeman, mechanic, otherMechanic } = PEOPLE
const { inspector, avionicsInspector, releaser } = PEOPLE
const DIRECTOR = '100003'

describeOnStores('job cards', store => {
  const server = appServer(store, plugin, ...NEIGHBOURS)
  const db = () => store.database.kysely

  afterEach(() => {
    Object.assign(responses, { tools: null, rectifications: null, revision: null })
  })

  listBehaves(server, jobCard.calls.queryPage, {
    reader: DIRECTOR,
    key: row => row.id,
    filters: [
      [{ status: ['RII_WAIT'] }, ({ status }) => status === 'RII_WAIT'],
      [{ skill: 'AV' }, ({ skill }) => skill === 'AV'],
      [{ assignees: mechanic }, ({ assignees }) => assignees.some(({ code }) => code === mechanic)],
      [{ text: 'b-t111' }, ({ acReg }) => acReg === 'B-T111'],
    ],
    order: { cardNo: row => row.cardNo, seq: row => row.seq },
    sites: { other: 'SYX', foreign: 'PEK' },
  })

  it('returns the steps of a card with the card, not in lists', async () => {
    const reader = await server.as(DIRECTOR)
    const body = { current: 1, size: 20, queryCriteria: {} }
    const [first, ...others] = (await reader.call(jobCard.calls.queryPage, { body })).envelope.data.records
    if (first === undefined) throw new Error('The demo has no cards')
    expect([first, ...others].every(({ steps }) => steps.length === 0)).toBe(true)
    const card = (await reader.call(jobCard.calls.detail, { query: { id: first.id } })).envelope.data
    expect(card.steps.length).toBeGreaterThan(0)
  })

  /** Returns the number of the demo package of this aircraft. */
  async function packageOf(acReg: string) {
    const reader = await server.as(planner)
    const board = (await reader.call(readBoard)).envelope.data
    return board.find(each => each.acReg === acReg) ?? expect.fail(`no package of ${acReg}`)
  }

  /** Creates a package with a started card. */
  async function newPackage(acReg = 'B-T121') {
    const person = await server.as(planner)
    const body: WorkPackageSave = {
      id: null,
      version: null,
      acReg,
      checkType: 'A',
      orderNo: '',
      bay: 'H1-B3',
      plannedIn: '2026-03-01 08:00:00',
      plannedOut: '2026-03-04 18:00:00',
      planner,
    }
    const { data } = (await person.call(workPackage.calls.save, { body })).envelope
    await actOn(planner, data.id, 'receive')
    await actOn(planner, data.id, 'begin')
    return data
  }

  async function actOn(
    userCode: string,
    id: string,
    name: keyof typeof workPackage.calls.actions,
    values: object = {},
  ) {
    const person = await (name === 'release' ? signInConfirmed(server, userCode) : server.as(userCode))
    const { version } = (await person.call(workPackage.calls.detail, { query: { id } })).envelope.data
    const body = { id, version, ...emptyFields(workPackage, name), ...values }
    return (await person.call<{ body: unknown; data: unknown }>(workPackage.calls.actions[name], { body }))
      .envelope
  }

  async function raise(sourceCard: string) {
    const body: NonRoutineSave = {
      id: null,
      version: null,
      description: '力矩超出限值，螺纹有损伤，需要评估处理。Torque outside limits.',
      sourceCard,
      ata: '32',
      zone: '',
      severity: 'B',
      needsEngineering: true,
      photos: [],
      estHours: null,
    }
    return (await (await server.as(mechanic)).call(nonRoutine.calls.save, { body })).envelope
  }

  /** Books an hour a year before the demo data, so that its hours never overlap. */
  async function book(userCode: string, id: string, hoursAgo = 1, part: Partial<calls.BookHours> = {}) {
    const now = server.clock.now().getTime() - 365 * 86_400_000
    const times = {
      start: wireTime(new Date(now - hoursAgo * 3_600_000)),
      end: wireTime(new Date(now - (hoursAgo - 1) * 3_600_000)),
    }
    const body = { id, ...times, breakMinutes: 0, note: '', ...part }
    return (await (await server.as(userCode)).call(calls.bookHours, { body })).envelope
  }

  async function close(id: string) {
    const person = await signInConfirmed(server, foreman)
    return await act(person, id, 'close')
  }

  it('[WC-01] rejects calls without a session, with the session of another person, and without permission', async () => {
    const { id } = await packageOf('B-T101')
    const sign = { id, stepNo: 1, attempt: 1, value: null, remark: '', nrNo: '' }
    const reason = 'for the test'
    const times = { start: '2026-01-01 08:00:00', end: '2026-01-01 09:00:00', breakMinutes: 0, note: '' }
    await expectGuarded(server, db(), {
      without: '100402',
      reads: [
        [readBoard, undefined],
        [readReleaseCheck, { id }],
        [calls.readCardWork, { id }],
        [jobCard.calls.detail, { id }],
      ],
      writes: [
        [jobCard.calls.save, newCard('PK-2026-0031')],
        [calls.signStep, sign],
        [calls.inspectStep, sign],
        [calls.rejectStep, { id, stepNo: 1, attempt: 1, reason }],
        [calls.markNotApplicable, { id, stepNo: 1, reason }],
        [calls.amendStep, { id, stepNo: 1, value: null, remark: '', nrNo: '', reason }],
        [calls.bookHours, { id, ...times }],
        [calls.removeHours, { id, booking: id }],
        [workPackage.calls.actions.release, { id, version: 1 }],
      ],
    })
  })

  it('[WC-02] shows the packages of the site with their figures, and those of another site after a switch', async () => {
    const person = await server.as(DIRECTOR)
    const atOwnSite = (await person.call(readBoard)).envelope.data
    const atSanya = (await person.call(readBoard, { headers: forSite('SYX') })).envelope.data
    expect(atSanya.map(({ acReg }) => acReg)).toEqual(['B-T104'])
    const check = atOwnSite.find(({ acReg }) => acReg === 'B-T101')
    expect(check?.packageNo).toMatch(/^PK-\d{4}-0031$/)
    expect(check?.figures).toMatchObject({
      cards: 14,
      cardsDone: 4,
      percent: 29,
      openNonRoutines: 1,
      openMaterial: 1,
      toolsOut: 1,
    })
    const foreign = atSanya[0]
    const foreignDetail = await person.call(workPackage.calls.detail, { query: { id: foreign?.id ?? '' } })
    expect(foreignDetail.envelope.data).toMatchObject({ otherSite: true, actions: [] })
  })

  it('[WC-03] releases a card after another person has checked it and its manual revisions', async () => {
    const { packageNo } = await newPackage()
    const writer = await server.as(author)
    const { data } = (await writer.call(jobCard.calls.save, { body: newCard(packageNo) })).envelope
    expect(data).toMatchObject({ acReg: 'B-T121', rii: false, status: 'DRAFT' })
    const changed = {
      ...newCard(packageNo),
      id: data.id,
      version: 1,
      steps: [step(1), step(2, { kind: 'RII' })],
    }
    const saved = await writer.call(jobCard.calls.save, { body: changed })
    expect(saved.envelope.data).toMatchObject({ version: 2, rii: true })
    const { code: own } = await act(writer, data.id, 'release', { revisionChecked: true })
    expect(own).toBe(ERRORS.ownCard.code)
    const checker = await server.as(otherAuthor)
    const unchecked = await act(checker, data.id, 'release', {})
    expect(unchecked.code).toBe(ERRORS.revisionUnchecked.code)
    responses.revision = '13'
    const outdated = await act(checker, data.id, 'release', { revisionChecked: true })
    expect(outdated).toMatchObject({ code: ERRORS.revisionOutdated.code })
    expect(outdated.msg).toContain('第13版')
    responses.revision = '12'
    expect((await act(checker, data.id, 'release', {})).data).toMatchObject({ status: 'RELEASED' })
  })

  it('[WC-03] rejects a card without limits, with a taken number or of an unknown package', async () => {
    const { packageNo } = await packageOf('B-T101')
    const writer = await server.as(author)
    const save = async (body: ReturnType<typeof newCard>) =>
      (await writer.call(jobCard.calls.save, { body })).envelope
    const noLimits = newCard(packageNo, { steps: [step(1, { ...TORQUE, min: null, max: null })] })
    expect((await save(noLimits)).data).toMatchObject({ field: 'steps' })
    expect((await save(newCard(packageNo, { seq: 2 }))).code).toBe(ERRORS.seqTaken.code)
    expect((await save(newCard('PK-2020-0001'))).code).toBe(ERRORS.packageUnknown.code)
  })

  it('[WC-04] assigns a card to people authorised for its skill, who start it after its predecessors', async () => {
    const { packageNo } = await newPackage()
    const first = await startCard(server, packageNo, { seq: 1 })
    const writer = await server.as(author)
    const body = newCard(packageNo, { seq: 2, predecessors: '1' })
    const { id } = (await writer.call(jobCard.calls.save, { body })).envelope.data
    await act(await server.as(engineer), id, 'release', { revisionChecked: true })
    const lead = await server.as(foreman)
    const unskilled = await act(lead, id, 'assign', { assignees: [PEOPLE.author] })
    expect(unskilled).toMatchObject({ code: ERRORS.skillMissing.code, msg: '邱国栋不具备该专业授权' })
    await act(lead, id, 'assign', { assignees: [mechanic] })
    const messages = await (await server.as(mechanic)).call(queryMessages, {
      body: { current: 1, size: 20 },
    })
    expect(JSON.stringify(messages.envelope.data)).toContain('已分配给你')
    const rejected = await act(first.mechanic, id, 'start')
    expect(rejected).toMatchObject({ code: ERRORS.predecessorOpen.code })
    expect(rejected.msg).toContain(first.cardNo)
    expect((await act(await server.as(otherMechanic), id, 'start')).code).toBe(ERRORS.notAssignee.code)
  })

  it('[WC-05] signs steps in order, once, with the password, and only by the assigned people', async () => {
    const { packageNo } = await newPackage()
    const steps = [step(1), step(2), step(3, { free: true })]
    const { id, mechanic: signer } = await startCard(server, packageNo, { steps })
    const body = { id, stepNo: 1, attempt: 1, value: null, remark: '', nrNo: '' }

    const fresh = await server.as(mechanic, { fresh: true })
    expect((await fresh.call(calls.signStep, { body })).envelope.code).toBe(SERVER_ERRORS.passwordNeeded.code)
    expect((await signNow(signer, id, 2)).code).toBe(ERRORS.stepNotNext.code)
    const other = await signInConfirmed(server, otherMechanic)
    expect((await signNow(other, id, 1)).code).toBe(ERRORS.notAssignee.code)

    const signed = await signNow(signer, id, 1)
    expect(signed.data.steps[0]).toMatchObject({ status: 'SIGNED', by: { code: mechanic }, stamp: 'M-0305' })
    const again = await signer.call(calls.signStep, { body })
    expect(again.envelope.success).toBe(true)
    expect(again.envelope.data.signed).toHaveLength(1)
    expect((await signNow(signer, id, 3)).success).toBe(true)
    const outOfTurn = await signer.call(calls.signStep, { body: { ...body, stepNo: 2, attempt: 7 } })
    expect(outOfTurn.envelope.code).toBe(SERVER_ERRORS.conflict.code)
  })

  it('[WC-06] rejects a value outside the limits until a non-routine and a remark cover it', async () => {
    const { packageNo } = await newPackage()
    const { id, cardNo, mechanic: signer } = await startCard(server, packageNo, { steps: [step(4, TORQUE)] })
    expect((await signNow(signer, id, 4)).code).toBe(ERRORS.valueMissing.code)
    const outside = await signNow(signer, id, 4, { value: 680 })
    expect(outside).toMatchObject({
      code: ERRORS.outOfLimits.code,
      msg: '超出限值 600–660 N·m，需提交非例行',
    })
    const { nrNo } = (await raise(cardNo)).data
    expect((await signNow(signer, id, 4, { value: 680, nrNo: 'NR-2020-0001', remark: 'seen' })).code).toBe(
      ERRORS.nrUnknown.code,
    )
    expect((await signNow(signer, id, 4, { value: 680, nrNo })).code).toBe(ERRORS.remarkMissing.code)
    const signed = await signNow(signer, id, 4, { value: 680, nrNo, remark: 'Covered' })
    expect(signed.data.steps[0]).toMatchObject({ status: 'SIGNED', value: 680, nrNo, remark: 'Covered' })
  })

  it('[WC-07] waits for an inspector of the skill who did no work on the card', async () => {
    const { packageNo } = await newPackage()
    const steps = [step(1), step(2, { kind: 'RII' }), step(3)]
    const { id, cardNo, mechanic: signer } = await startCard(server, packageNo, { steps })
    await sql`insert into role_resource (role_code, identify, user_type) values ('INSPECTOR', 'workCard:card:sign', 'employee')`.execute(
      db(),
    )
    const lead = await server.as(foreman)
    const pauseAttempt = await act(lead, id, 'pause', { pauseReason: 'PARTS' })
    expect(pauseAttempt.code).toBe(ERRORS.notAssignee.code)

    expect((await signNow(signer, id, 1)).data.steps[1]).toMatchObject({ may: [] })
    expect(await getCard(signer, id)).toMatchObject({ status: 'RII_WAIT' })
    expect((await signNow(signer, id, 3)).success).toBe(false)
    expect((await signNow(signer, id, 2)).code).toBe(SERVER_ERRORS.forbidden.code)
    const avionics = await signInConfirmed(server, avionicsInspector)
    expect((await signNow(avionics, id, 2, { inspect: true })).code).toBe(ERRORS.riiSkillMissing.code)

    const inspectorClient = await signInConfirmed(server, inspector)
    const messages = await inspectorClient.call(queryMessages, { body: { current: 1, size: 20 } })
    expect(JSON.stringify(messages.envelope.data)).toContain(`工卡${cardNo}第2步待必检`)
    const rejected = await inspectorClient.call(calls.rejectStep, {
      body: { id, stepNo: 2, attempt: 1, reason: '保险丝方向不对' },
    })
    expect(rejected.envelope.data.steps).toMatchObject([
      { status: 'REJECTED', attempt: 2 },
      { status: 'REJECTED', attempt: 2 },
      { status: 'OPEN', attempt: 1 },
    ])
    await signNow(signer, id, 1)
    const passed = await signNow(inspectorClient, id, 2, { inspect: true })
    expect(passed.data.steps[1]).toMatchObject({ status: 'SIGNED', attempt: 2, stamp: 'I-0106' })
    expect(await getCard(signer, id)).toMatchObject({ status: 'IN_WORK' })
  })

  it('[WC-07] rejects an inspection by an inspector who worked on the card', async () => {
    const { packageNo } = await newPackage()
    const steps = [step(1), step(2, { kind: 'RII' })]
    const { id } = await startCard(server, packageNo, { steps })
    await sql`insert into role_resource (role_code, identify, user_type) values ('INSPECTOR', 'workCard:card:sign', 'employee')
      on conflict do nothing`.execute(db())
    await sql`update work_card_card set assignees = ${JSON.stringify([inspector])}::text::jsonb where id = ${id}`.execute(
      db(),
    )
    const worker = await signInConfirmed(server, inspector)
    expect((await signNow(worker, id, 1)).success).toBe(true)
    const rejected = await signNow(worker, id, 2, { inspect: true })
    expect(rejected).toMatchObject({ code: ERRORS.riiOfOwnWork.code, msg: '必检员不得为本工卡施工人员' })
    expect((await getWork(worker, id)).steps[1]).toMatchObject({ hindrance: '必检员不得为本工卡施工人员' })
  })

  it('[WC-08] pauses at the end of a shift with a handover that the next shift accepts', async () => {
    const { packageNo } = await newPackage()
    const { id, mechanic: signer } = await startCard(server, packageNo)
    const missing = await act(signer, id, 'pause', { pauseReason: 'SHIFT_END', toShift: 'N' })
    expect(missing).toMatchObject({ code: ERRORS.handoverMissing.code, msg: '请填写交接内容' })
    const handover = { pauseReason: 'SHIFT_END', fromShift: 'D', toShift: 'N', doneText: '已装上机轮' }
    expect((await act(signer, id, 'pause', handover)).data).toMatchObject({
      status: 'PAUSED',
      handedOverBy: { code: mechanic },
    })
    expect((await act(signer, id, 'resume')).code).toBe(ERRORS.ownHandover.code)
    const next = await act(await server.as(otherMechanic), id, 'resume')
    expect(next.data).toMatchObject({ status: 'IN_WORK', takenOverBy: { code: otherMechanic, name: '吴桐' } })
    expect(next.data.assignees.map(({ code }) => code)).toEqual([otherMechanic, mechanic])
    const { signed } = await getWork(signer, id)
    expect(signed.map(({ kind }) => kind)).toEqual(['HANDOVER', 'TAKEOVER'])
  })

  it('[WC-09] books hours of a person without overlaps, at most 16 a day', async () => {
    const { packageNo } = await newPackage()
    const { id, cardNo } = await startCard(server, packageNo)
    await sql`update work_card_card set assignees = ${JSON.stringify([otherForeman])}::text::jsonb where id = ${id}`.execute(
      db(),
    )
    const day = { start: '2026-02-01 06:00:00', end: '2026-02-01 18:30:00', breakMinutes: 30 }
    const booked = await book(otherForeman, id, 1, day)
    expect(booked.data).toMatchObject({ dayHours: 12, work: { hours: [{ hours: 12 }] } })
    expect((await getCard(await server.as(otherForeman), id)).actualHours).toBe(12)
    const overlap = await book(otherForeman, id, 1, {
      ...day,
      start: '2026-02-01 18:00:00',
      end: '2026-02-01 19:00:00',
    })
    expect(overlap).toMatchObject({ code: ERRORS.hoursOverlap.code, msg: `工时与${cardNo}重叠` })
    const late = { start: '2026-02-01 18:30:00', end: '2026-02-01 23:00:00', breakMinutes: 0 }
    expect((await book(otherForeman, id, 1, late)).code).toBe(ERRORS.hoursTooMany.code)
    expect((await book(otherForeman, id, 1, { end: '2099-01-01 00:00:00' })).code).toBe(
      ERRORS.hoursWrong.code,
    )
    const booking = booked.data.work.hours[0]?.id ?? ''
    const stranger = await server.as(otherMechanic)
    expect((await stranger.call(calls.removeHours, { body: { id, booking } })).status).toBe(404)
    const own = await server.as(otherForeman)
    expect((await own.call(calls.removeHours, { body: { id, booking } })).envelope.data.hours).toEqual([])
  })

  it('[WC-10] completes a card once steps, tools, material and hours are settled; another person closes it', async () => {
    const { packageNo } = await newPackage()
    const wrench = { tool: 'TQ-0117', torqueRange: '', loanNo: '', calDue: null, status: 'OUT' } as const
    const tools = [wrench]
    const { id, mechanic: signer } = await startCard(server, packageNo, {
      steps: [step(1), step(2)],
      tools,
    })
    const complete = async () => (await act(signer, id, 'complete')).code
    expect(await complete()).toBe(ERRORS.stepsOpen.code)
    await signNow(signer, id, 1)
    const lead = await signInConfirmed(server, foreman)
    const na = { body: { id, stepNo: 2, reason: '本机无此部件' } }
    expect((await lead.call(calls.markNotApplicable, na)).envelope.data.steps[1]).toMatchObject({
      status: 'NA',
      remark: '本机无此部件',
    })
    expect(await complete()).toBe(ERRORS.toolsOut.code)
    await act(signer, id, 'tool', { tools: [{ ...wrench, status: 'BACK' }] })
    const [cardNo] = [(await getCard(signer, id)).cardNo]
    const loan = {
      assetNo: 'TQ-0118',
      title: { zh: '力矩扳手', en: 'Wrench' },
      cardNo,
      kind: 'ON_LOAN',
    } as const
    responses.tools = [{ ...loan, aircraftBlocked: false }]
    expect(await complete()).toBe(ERRORS.toolsOut.code)
    responses.tools = []
    expect(await complete()).toBe(ERRORS.noHours.code)
    await book(mechanic, id, 30)
    responses.revision = '13'
    expect(await complete()).toBe(ERRORS.revisionOutdated.code)
    const refDocs = [{ manual: 'AMM', taskNo: '32-41-11-400-801', revision: '13', revDate: null }]
    responses.tools = []
    const revised = await act(await server.as(author), id, 'confirmRevision', { refDocs, cardRev: '2' })
    expect(revised.data).toMatchObject({ status: 'IN_WORK', cardRev: '2' })
    expect(await complete()).toBe(ERRORS.revisionUnread.code)
    expect((await act(signer, id, 'acknowledge')).data).toMatchObject({ revisionNew: false })
    expect((await act(signer, id, 'complete')).data).toMatchObject({ status: 'COMPLETED' })
    expect((await close(id)).data).toMatchObject({ status: 'CLOSED' })
  })

  it('[WC-11] corrects a signed value by a further signature and keeps the old one', async () => {
    const { packageNo } = await newPackage()
    const { id, mechanic: signer } = await startCard(server, packageNo, { steps: [step(1, TORQUE)] })
    await signNow(signer, id, 1, { value: 640 })
    const lead = await signInConfirmed(server, foreman)
    const body = { id, stepNo: 1, value: 645, remark: '', nrNo: '', reason: '记录抄写错误' }
    const { data } = (await lead.call(calls.amendStep, { body })).envelope
    expect(data.steps[0]).toMatchObject({
      value: 645,
      by: { code: mechanic },
      amendments: [{ old: '640 N·m', new: '645 N·m', reason: '记录抄写错误', by: { code: foreman } }],
    })
    const outside = await lead.call(calls.amendStep, { body: { ...body, value: 700 } })
    expect(outside.envelope.code).toBe(ERRORS.outOfLimits.code)
  })

  it('[WC-12] lists the items that block a release, and requires a confirmation for a neighbour that cannot be reached', async () => {
    const created = await newPackage()
    const { id, packageNo } = created
    const wrench = { tool: 'TQ-0117', torqueRange: '', loanNo: '', calDue: null, status: 'OUT' } as const
    const tools = [wrench]
    const one = await startCard(server, packageNo, { tools })
    const person = await server.as(releaser)
    const check = async () => (await person.call(readReleaseCheck, { query: { id } })).envelope.data
    expect(await check()).toMatchObject({
      unchecked: ['tools', 'rectifications'],
      blocks: [
        { kind: 'CARD', no: one.cardNo },
        { kind: 'TOOL', no: 'TQ-0117', cardNo: one.cardNo },
      ],
    })
    expect((await actOn(planner, id, 'closeCards')).code).toBe(ERRORS.cardsOpen.code)
    await act(one.mechanic, one.id, 'tool', { tools: [{ ...wrench, status: 'BACK' }] })
    await signNow(one.mechanic, one.id, 1)
    await book(mechanic, one.id, 40)
    await act(one.mechanic, one.id, 'complete')
    await close(one.id)
    expect((await actOn(planner, id, 'closeCards')).data).toMatchObject({ status: 'CARDS_CLOSED' })

    const lost = {
      assetNo: 'GN-0007',
      title: { zh: '套筒', en: 'Socket' },
      cardNo: null,
      kind: 'LOST',
    } as const
    responses.tools = [{ ...lost, aircraftBlocked: true }]
    responses.rectifications = ['RO-2026-0009']
    expect((await check()).blocks.map(({ kind, no }) => [kind, no])).toEqual([
      ['TOOL', 'GN-0007'],
      ['RECTIFICATION', 'RO-2026-0009'],
    ])
    const ticks = { toolsChecked: true, rectificationsChecked: true }
    expect((await actOn(releaser, id, 'release', ticks)).code).toBe(ERRORS.releaseBlocked.code)
    responses.tools = 'failing'
    responses.rectifications = []
    expect((await check()).unchecked).toEqual(['tools'])
    const unticked = await actOn(releaser, id, 'release', {})
    expect(unticked).toMatchObject({ code: ERRORS.releaseUnchecked.code })
    expect(unticked.msg).toContain('无法核对工具管理')
    expect((await actOn(planner, id, 'release', ticks)).code).toBe(SERVER_ERRORS.forbidden.code)
    expect((await actOn(releaser, id, 'release', ticks)).data).toMatchObject({
      status: 'RELEASED',
      releaseBy: { code: releaser },
    })
  })

  it('[WC-13] assesses a non-routine, which blocks the release of its package until it is settled', async () => {
    const { packageNo, id } = await newPackage()
    const { cardNo } = await startCard(server, packageNo)
    const raised = (await raise(cardNo)).data
    expect(raised).toMatchObject({ packageNo, acReg: 'B-T121', status: 'RAISED' })
    const messages = await (await server.as(planner)).call(queryMessages, {
      body: { current: 1, size: 20 },
    })
    expect(JSON.stringify(messages.envelope.data)).toContain(`非例行${raised.nrNo}待评估`)
    const person = await server.as(engineer)
    const actOnNr = async (name: keyof typeof nonRoutine.calls.actions, values: object) => {
      const now = (await person.call(nonRoutine.calls.detail, { query: { id: raised.id } })).envelope.data
      const empty = emptyFields(nonRoutine, name)
      const body = { id: raised.id, version: now.version, ...empty, ...values }
      return (await person.call<{ body: unknown; data: unknown }>(nonRoutine.calls.actions[name], { body }))
        .envelope
    }
    expect((await actOnNr('assess', { disposition: 'DEFER' })).code).toBe(ERRORS.engineeringMissing.code)
    await actOnNr('assess', { disposition: 'DEFER', engineeringAnswer: '可保留60天' })
    await actOnNr('askCustomer', {})
    const basis = { deferralBasis: 'AMM 32-41-11' }
    expect((await actOnNr('defer', basis)).code).toBe(ERRORS.limitMissing.code)
    expect((await actOnNr('defer', { ...basis, deferCycles: 100 })).code).toBe(ERRORS.customerNeeded.code)
    const blocks = (await person.call(readReleaseCheck, { query: { id } })).envelope.data.blocks
    expect(blocks.map(({ kind }) => kind)).toContain('NON_ROUTINE')
    const deferred = await actOnNr('defer', { ...basis, deferCycles: 100, customerApproval: true })
    expect(deferred.data).toMatchObject({ status: 'DEFERRED', deferCycles: 100 })
    const after = (await person.call(readReleaseCheck, { query: { id } })).envelope.data.blocks
    expect(after.map(({ kind }) => kind)).not.toContain('NON_ROUTINE')
  })

  it('[WC-15] notifies planner and stores of a missing part once, and the inspector of a waiting card', async () => {
    const { packageNo } = await newPackage()
    const {
      id,
      cardNo,
      mechanic: signer,
    } = await startCard(server, packageNo, {
      steps: [step(1), step(2, { kind: 'RII' })],
    })
    const line = { pn: 'TD53270412-000', nomenclature: '', qtyReq: 2, uom: 'EA', qtyIssued: 0, batchNo: '' }
    const short = { ...line, sn: '', certNo: '', offPn: '', offSn: '', status: 'SHORT' }
    await act(signer, id, 'material', { materials: [short] })
    await act(signer, id, 'material', { materials: [short] })
    const notice = `工卡${cardNo}缺料：TD53270412-000×2`
    for (const code of [planner, '100405']) {
      const person = await server.as(code)
      const { data } = (await person.call(queryMessages, { body: { current: 1, size: 50 } })).envelope
      expect(JSON.stringify(data).split(notice)).toHaveLength(2)
    }
    await signNow(signer, id, 1)
    const ownWork = (await (await server.as(inspector)).call(listMyWork)).envelope.data
    expect(JSON.stringify(ownWork)).toContain(cardNo)
    const others = (await (await server.as(avionicsInspector)).call(listMyWork)).envelope.data
    expect(JSON.stringify(others)).not.toContain(cardNo)
  })

  it('[WC-02] does not delete a planned package that contains cards', async () => {
    const person = await server.as(planner)
    const { acReg, plannedIn, plannedOut } = {
      acReg: 'B-T122',
      plannedIn: '2026-03-01 08:00:00',
      plannedOut: '2026-03-02 08:00:00',
    }
    const body = {
      id: null,
      version: null,
      acReg,
      checkType: 'A',
      orderNo: '',
      bay: '',
      plannedIn,
      plannedOut,
      planner,
    }
    const created = (await person.call(workPackage.calls.save, { body })).envelope.data
    const writer = await server.as(author)
    const card = (await writer.call(jobCard.calls.save, { body: newCard(created.packageNo) })).envelope.data
    const remove = async () =>
      (await person.call(workPackage.calls.remove, { body: { id: created.id, version: 1 } })).envelope
    expect((await remove()).code).toBe(ERRORS.packageNotEmpty.code)
    await writer.call(jobCard.calls.remove, { body: { id: card.id, version: 1 } })
    expect((await remove()).success).toBe(true)
  })

  it('[WC-14] finds the first signed entry that was changed directly in the database', async () => {
    const whole = /^\d+ signed entries were checked\. All are as they were signed\.$/
    expect(await verifySigned(db(), plugin)).toMatch(whole)
    const change = sql`update work_card_entry set by_code = '100306' where seq = 5`
    await expect(change.execute(db())).rejects.toThrow('neither changed nor removed')
    await sql`alter table work_card_entry disable trigger all`.execute(db())
    const before = sql<{ by_code: string }>`select by_code from work_card_entry where seq = 5`
    const { rows } = await before.execute(db())
    await change.execute(db())
    expect(await verifySigned(db(), plugin)).toMatch(
      /^Signed entry 5 of work_card_entry \(record .+\) is missing/,
    )
    await sql`update work_card_entry set by_code = ${rows[0]?.by_code} where seq = 5`.execute(db())
    expect(await verifySigned(db(), plugin)).toMatch(whole)
    await sql`delete from work_card_entry where seq = (select max(seq) from work_card_entry)`.execute(db())
    expect(await verifySigned(db(), plugin)).toContain('is missing or not as it was signed')
    await sql`alter table work_card_entry enable trigger all`.execute(db())
  })

  itConcurrently(store, '[WC-05] signs a step once when ten requests arrive at the same moment', async () => {
    const { packageNo } = await newPackage()
    const { id, mechanic: signer } = await startCard(server, packageNo)
    const body = { id, stepNo: 1, attempt: 1, value: null, remark: '', nrNo: '' }
    await Promise.all(Array.from({ length: 10 }, () => signer.call(calls.signStep, { body })))
    expect((await getWork(signer, id)).signed).toHaveLength(1)
  })
})
