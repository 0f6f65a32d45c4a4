import { hash, randomBytes } from 'node:crypto'
import { dataOf } from '@apron/server/test/data-of'
import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { Decrypter } from 'age-encryption'
import { expect } from 'vitest'
import * as desk from '../../../contract/reports/desk.calls.ts'
import * as calls from '../../../contract/reports/report.calls.ts'
import type { DeskReport, DeskRow, ReportToFile } from '../../../contract/reports/report.entities.ts'
import type { SolvedChallenge } from '../../../contract/rules/sealing/proof-of-work.ts'
import { newReceiptCode } from '../../../contract/rules/sealing/receipt-code.ts'
import { EMPTY_REPORT } from '../../../contract/rules/reports/report-draft.ts'
import { DEMO_PASSPHRASE } from '../../seed/report-seeds.ts'

/** The two handlers of the demo. */
export const HE_HUIMIN = '100101'
export const DENG_YIFAN = '100102'

export const EVENT: ReportToFile['event'] = {
  ...EMPTY_REPORT.event,
  category: 'HAZARD',
  title: '牵引时翼尖无人观察',
  areaType: 'APRON',
  narrative: '夜间牵引时翼尖观察员被叫去支援另一架飞机，牵引没有停下来，翼尖距灯柱不足两米。',
  outcome: ['NONE'],
}
export const newCode = () => newReceiptCode(randomBytes)

/** Does the proof of work for a code, on a challenge of the server. */
export async function solveChallengeFor(visitor: PortalClient, code: string): Promise<SolvedChallenge> {
  const { challenge } = (await visitor.call(calls.beginReport)).envelope.data
  const leading = (nonce: number) =>
    hash('sha256', `${challenge.salt}:${code}:${nonce}`, 'buffer').readUInt16BE()
  let nonce = 0
  while (leading(nonce) !== 0) nonce += 1
  return { ...challenge, nonce }
}

export async function tryFileReport(visitor: PortalClient, change: Partial<ReportToFile> = {}) {
  const code = change.code ?? newCode()
  const body: ReportToFile = {
    code,
    work: await solveChallengeFor(visitor, code),
    language: 'zh',
    strip: EMPTY_REPORT.strip,
    event: EVENT,
    confirmed: true,
    ...change,
  }
  const { status, envelope } = await visitor.call(calls.fileReport, { body })
  return { code, status, envelope }
}

export async function fileReport(visitor: PortalClient, change: Partial<ReportToFile> = {}): Promise<string> {
  const { code, envelope } = await tryFileReport(visitor, change)
  return envelope.success ? code : expect.fail(envelope.msg)
}

export async function fetchProgress(visitor: PortalClient, code: string) {
  const { status, envelope } = await visitor.call(calls.reportProgress, {
    body: { code, work: await solveChallengeFor(visitor, code) },
  })
  return { status, envelope }
}

export async function addText(visitor: PortalClient, code: string, text: string) {
  return await visitor.call(calls.addToReport, { body: { code, work: await solveChallengeFor(visitor, code), text } })
}

export async function deskRows(person: PortalClient): Promise<DeskRow[]> {
  return dataOf(
    await person.call(desk.queryReports, {
      body: { current: 1, size: 100, queryCriteria: {} },
    }),
  ).records
}

export async function deskReport(person: PortalClient, id: string): Promise<DeskReport> {
  return dataOf(await person.call(desk.reportDetail, { query: { id } }))
}

/** Returns the id of the one report that is not in the list before. */
export async function findNewReport(person: PortalClient, before: readonly DeskRow[]): Promise<string> {
  const known = new Set(before.map(({ id }) => id))
  const fresh = (await deskRows(person)).filter(({ id }) => !known.has(id))
  expect(fresh).toHaveLength(1)
  return fresh[0]?.id ?? ''
}

export async function takeReport(person: PortalClient, id: string): Promise<DeskReport> {
  const { version } = await deskReport(person, id)
  return dataOf(await person.call(desk.takeReport, { body: { id, version } }))
}

const decode = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'))

/** Opened keys by their wrapped form. Deriving a key from the passphrase takes a second. */
const identities = new Map<string, Promise<string>>()

/** Opens the private half of the office's key, as a handler's browser does. */
export async function officeIdentity(person: PortalClient): Promise<string> {
  const { envelope } = await person.call(desk.officeKey)
  const wrapped = envelope.data.wrapped ?? ''
  const identity = identities.get(wrapped) ?? openIdentity(wrapped)
  identities.set(wrapped, identity)
  return await identity
}

async function openIdentity(wrapped: string): Promise<string> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(DEMO_PASSPHRASE)
  return await decrypter.decrypt(decode(wrapped), 'text')
}

export async function decryptSealed(identity: string, sealed: string): Promise<unknown> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return JSON.parse(await decrypter.decrypt(decode(sealed), 'text'))
}
