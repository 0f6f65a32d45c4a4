import { actionFields } from '@apron/contract/records/actions'
import type { RecordDefinition } from '@apron/contract/records/define-record'
import { beginConfirmation, confirmPassword } from '@apron/contract/sign-in/confirmation.calls'
import { sealText } from '@apron/server/test/clients/login-secrets'
import type { PortalClient } from '@apron/server/test/clients/portal-client'
import type { TestServer } from '@apron/server/test/servers/test-server'
import { TEST_PASSWORD } from '@apron/server/test/stores/demo-store'
import { expect } from 'vitest'
import * as calls from '../../contract/card-work.ts'
import { type JobCard, type JobCardSave, jobCard } from '../../contract/job-card.ts'
import { step } from '../../contract/rules/steps.fixture.ts'

export const PEOPLE = {
  planner: '100302',
  author: '100206',
  otherAuthor: '100207',
  engineer: '100202',
  foreman: '100303',
  otherForeman: '100307',
  mechanic: '100305',
  otherMechanic: '100306',
  inspector: '100106',
  avionicsInspector: '100107',
  releaser: '100304',
} as const

export const TORQUE = { kind: 'MEASURE', unit: 'N·m', min: 600, max: 660, decimals: 0 } as const

let seq = 500

export const newCard = (packageNo: string, part: Partial<JobCardSave> = {}): JobCardSave => ({
  id: null,
  version: null,
  titleZh: '主轮安装',
  titleEn: 'Install main wheel',
  packageNo,
  seq: (seq += 1),
  cardType: 'ROUTINE',
  ata: '32',
  skill: 'ME',
  zone: '',
  accessPanels: '',
  cardRev: '1',
  cardRevDate: '2026-01-02',
  estHours: 1,
  critical: false,
  predecessors: '',
  refDocs: [{ manual: 'AMM', taskNo: '32-41-11-400-801', revision: '12', revDate: null }],
  steps: [step(1)],
  materials: [],
  tools: [],
  attachments: [],
  ...part,
})

/** Confirms the password, as the portal asks before a signature. */
export async function typePassword(person: PortalClient): Promise<PortalClient> {
  const { challenge, publicKey } = (await person.call(beginConfirmation)).envelope.data
  const password = await sealText(TEST_PASSWORD, challenge, publicKey)
  await person.call(confirmPassword, { body: { challenge, password, deviceId: 'test-device' } })
  return person
}

export const signInConfirmed = async (server: TestServer, userCode: string): Promise<PortalClient> =>
  await typePassword(await server.as(userCode))

export async function getCard(person: PortalClient, id: string) {
  return (await person.call(jobCard.calls.detail, { query: { id } })).envelope.data
}

export async function getWork(person: PortalClient, id: string) {
  return (await person.call(calls.readCardWork, { query: { id } })).envelope.data
}

/** Returns the values that an action's form sends if nothing is filled in. */
export function emptyFields({ actions, fields }: Pick<RecordDefinition, 'actions' | 'fields'>, name: string) {
  const action = actions[name]
  const definitions = action === undefined ? [] : Object.entries(actionFields(action, fields))
  return Object.fromEntries(definitions.map(([field, { kind }]) => [field, EMPTY[kind] ?? null]))
}

const EMPTY: Readonly<Record<string, unknown>> = { text: '', flag: false, lines: [], people: [], files: [] }

/** Carries out an action on the newest version of a card. */
export async function act(
  person: PortalClient,
  id: string,
  name: keyof typeof jobCard.calls.actions,
  values: object = {},
) {
  const { version } = await getCard(person, id)
  const body = { id, version, ...emptyFields(jobCard, name), ...values }
  return (await person.call<{ body: unknown; data: JobCard }>(jobCard.calls.actions[name], { body })).envelope
}

export async function signNow(
  person: PortalClient,
  id: string,
  stepNo: number,
  part: Partial<calls.SignStep> & { readonly inspect?: boolean } = {},
) {
  const { inspect = false, ...values } = part
  const { attempt = 1 } = (await getWork(person, id)).steps.find(each => each.stepNo === stepNo) ?? {}
  const body = { id, stepNo, attempt, value: null, remark: '', nrNo: '', ...values }
  return (await person.call(inspect ? calls.inspectStep : calls.signStep, { body })).envelope
}

/** Creates a card that is checked, assigned to the mechanic and started. */
export async function startCard(server: TestServer, packageNo: string, part: Partial<JobCardSave> = {}) {
  const author = await server.as(PEOPLE.author)
  const saved = (await author.call(jobCard.calls.save, { body: newCard(packageNo, part) })).envelope
  expect(saved.msg).toBe('操作成功')
  const { id } = saved.data
  const checked = await act(await server.as(PEOPLE.otherAuthor), id, 'release', { revisionChecked: true })
  expect(checked.msg).toBe('操作成功')
  const assigned = await act(await server.as(PEOPLE.foreman), id, 'assign', { assignees: [PEOPLE.mechanic] })
  expect(assigned.msg).toBe('操作成功')
  const mechanic = await signInConfirmed(server, PEOPLE.mechanic)
  const started = await act(mechanic, id, 'start')
  expect(started.msg).toBe('操作成功')
  return { id, cardNo: saved.data.cardNo, mechanic }
}
