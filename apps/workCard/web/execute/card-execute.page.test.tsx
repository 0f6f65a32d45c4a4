import { field, press, shows, type } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { amendStep, readCardWork, rejectStep, signStep } from '../../contract/card-work.ts'
import { jobCard } from '../../contract/job-card.ts'
import {
  cardStep,
  cardWork,
  jobCardDetail,
  openCard,
  signedStep,
  startApp,
  stepWork,
  TORQUE,
} from '../testing/work-cards.fixture.ts'

const buttonsOf = (tab: { readonly el: HTMLElement }) =>
  [...tab.el.querySelectorAll('button')].map(({ textContent }) => textContent)

test('[WC-05] shows the next step and signs the attempt on the screen', async () => {
  const steps = [cardStep(1), cardStep(2)]
  const { fake, tab } = await openCard(
    jobCardDetail(steps),
    cardWork([signedStep(1), stepWork(2, { may: ['sign'] })]),
  )
  await shows(() => expect(tab.el.querySelector('.wc-step-text')?.textContent).toBe('Do step 2'))
  expect(tab.el.textContent).toContain('1 of 2 steps done')
  expect(tab.el.textContent).toContain('never use on an aircraft')
  fake.answer(signStep, cardWork([signedStep(1), signedStep(2)]))
  await press(tab, 'Sign')
  await shows(() => expect(tab.el.textContent).toContain('2 of 2 steps done'))
  const sent = fake.requests.find(({ path }) => path.endsWith('/card/sign'))
  expect(sent?.body).toEqual({ id: 'card-2', stepNo: 2, attempt: 1, value: null, remark: '', nrNo: '' })
})

test('[WC-06] offers a non-routine for a value outside the limits, and asks before an unsigned value is discarded', async () => {
  const work = cardWork([stepWork(4, { may: ['sign'] })], {
    nonRoutines: [{ id: 'nr-1', nrNo: 'NR-2026-0001', status: 'RAISED' }],
  })
  const { fake, tab } = await openCard(jobCardDetail([TORQUE]), work)
  await shows(() => expect(tab.el.textContent).toContain('Limits 600–660 N·m'))
  const value = field(tab, 'Measured value（N·m）')
  type(value, '680')
  value.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await shows(() =>
    expect(tab.el.textContent).toContain('Outside the limits 600–660 N·m: raise a non-routine'),
  )
  const raise = [...tab.el.querySelectorAll('a')].find(
    ({ textContent }) => textContent === 'Raise non-routine',
  )
  expect(raise?.getAttribute('href')).toBe('/workCard/defect?new=1&card=JC-2026-0002&multipleTabs=1')
  expect(tab.dirty).toBe(true)
  const leaving = tab.mayClose()
  await press(tab, 'Cancel')
  expect(await leaving).toBe(false)

  fake.refuse(signStep, 2224, 'Outside the limits')
  await press(tab, 'Sign')
  await shows(() => expect(fake.toasts.at(-1)).toEqual({ kind: 'error', text: 'Outside the limits' }))
  expect(field(tab, 'Measured value（N·m）').value).toBe('680')
})

test('[WC-07] locks an inspection for people who may not sign it, and shows the reason', async () => {
  const rii = cardStep(7, { kind: 'RII' })
  const locked = stepWork(7, { hindrance: 'The inspector did not do the work' })
  const card = jobCardDetail([rii], { status: 'RII_WAIT' })
  const { tab } = await openCard(card, cardWork([locked]))
  await shows(() => expect(tab.el.textContent).toContain('The inspector did not do the work'))
  expect(buttonsOf(tab)).not.toContain('Sign inspection')
})

test('[WC-07] rejects an inspection with a reason', async () => {
  const card = jobCardDetail([cardStep(7, { kind: 'RII' })], { status: 'RII_WAIT' })
  const { fake, tab } = await openCard(card, cardWork([stepWork(7, { may: ['inspect'] })]))
  await press(tab, 'Reject')
  fake.answer(rejectStep, cardWork([stepWork(7, { status: 'REJECTED', attempt: 2 })]))
  type(field(tab, 'Reason'), 'Safety wire is wrong')
  const dialog = await shows(() => {
    const found = [...tab.portalRoot.querySelectorAll('button')].findLast(
      ({ textContent }) => textContent === 'Reject',
    )
    expect(found).toBeDefined()
    return found
  })
  dialog?.click()
  await shows(() => expect(tab.el.textContent).toContain('Attempt 2'))
  const sent = fake.requests.find(({ path }) => path.endsWith('/card/reject'))
  expect(sent?.body).toEqual({ id: 'card-2', stepNo: 7, attempt: 1, reason: 'Safety wire is wrong' })
})

test('[WC-11] shows a corrected value with the old one struck through', async () => {
  const amended = signedStep(4, {
    value: 645,
    may: ['amend'],
    amendments: [
      {
        at: '2026-03-01 11:00:00',
        by: { code: '100303', name: 'Tan Yong' },
        old: '640 N·m',
        new: '645 N·m',
        reason: 'Typing error',
      },
    ],
  })
  const { fake, tab } = await openCard(jobCardDetail([TORQUE]), cardWork([amended]))
  await shows(() => expect(tab.el.querySelector('article del')?.textContent).toBe('640 N·m'))
  expect(tab.el.querySelector('article')?.textContent).toContain('645 N·m · Typing error · Tan Yong')
  fake.answer(amendStep, cardWork([amended]))
  await press(tab, 'Amend')
  await shows(() => expect(field(tab, 'Reason')).toBeDefined())
})

test('[WC-10] warns of a revised manual, and shows neighbours that are not installed as plain text', async () => {
  const work = cardWork([signedStep(1)], {
    revisions: [{ taskNo: '32-41-11-400-801', state: 'OUTDATED', effective: '13' }],
    toolsOut: null,
    neighbours: ['amm'],
  })
  const { tab } = await openCard(jobCardDetail([cardStep(1)]), work)
  await shows(() => expect(tab.el.textContent).toContain('The manual was revised'))
  expect(tab.el.textContent).toContain('Tools could not be checked')
  const links = [...tab.el.querySelectorAll('.wc-links a')].map(link => link.getAttribute('href'))
  expect(links).toEqual(['/amm/task?no=32-41-11-400-801&multipleTabs=1'])
})

test('[WC-10] edits the recorded tools of a card', async () => {
  const tools = [{ tool: 'TQ-0117', torqueRange: '', loanNo: '', calDue: null, status: 'OUT' as const }]
  const card = jobCardDetail([cardStep(1)], { actions: ['tool'], tools })
  const { fake, tab } = await openCard(card, cardWork([stepWork(1)]))
  await press(tab, 'Tools')
  await shows(() => expect(field(tab, 'Tool type or asset no.').value).toBe('TQ-0117'))
  fake.answer(jobCard.calls.actions.tool, card)
  type(field(tab, 'Torque range'), '100–800')
  const confirm = [...tab.portalRoot.querySelectorAll('button')].findLast(
    ({ textContent }) => textContent === 'Tools',
  )
  confirm?.click()
  await shows(() =>
    expect(fake.requests.find(({ path }) => path.endsWith('/card/tool'))?.body).toMatchObject({
      tools: [{ tool: 'TQ-0117', torqueRange: '100–800', status: 'OUT' }],
    }),
  )
})

test('opens a draft card in a form', async () => {
  const draft = jobCardDetail([cardStep(1)], { status: 'DRAFT' })
  const { tab } = await openCard(draft, cardWork([]), ['workCard:card:add'])
  await shows(() => expect(field(tab, 'Title').value).toBe('Install main wheel no. 2'))
  expect(buttonsOf(tab)).toContain('Save')
})

test('[WC-13] raises a non-routine on the card it was found on', async () => {
  const { fake, open } = await startApp(['workCard:nr:add'])
  fake.answer(readCardWork, cardWork([]))
  const tab = await open('/workCard/defect?new=1&card=JC-2026-0002')
  await shows(() => expect(field(tab, 'Source card').value).toBe('JC-2026-0002'))
})
