import { beginConfirmation, confirmPassword } from '@apron/contract/sign-in/confirmation.calls'
import { sealText } from '@apron/server/test/clients/login-secrets'
import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { dataOf } from '@apron/server/test/data-of'
import { pdf, photo } from '@apron/server/test/file-samples'
import { uploaded } from '@apron/server/test/steps/file-steps'
import { TEST_PASSWORD } from '@apron/server/test/stores/demo-store'
import { type CalJobDetail, type CalResultBody, calJob, recordCalResult } from '../../contract/cal-job.ts'
import { returnTools } from '../../contract/desk.calls.ts'
import { type LoanSave, loan } from '../../contract/loan.ts'
import { type LostReportSave, lostReport } from '../../contract/lost-report.ts'
import { type Tool, tool } from '../../contract/tool.ts'
import type { ReturnCondition } from '../../contract/tools.values.ts'

export const PEOPLE = {
  keeper: '100502',
  coordinator: '100503',
  toolingManager: '100501',
  auditor: '100104',
  otherAuditor: '100103',
  engineer: '100202',
  foreman: '100303',
  otherForeman: '100307',
  /** Has a loan that is overdue by more than 24 hours. */
  lateMechanic: '100305',
  mechanic: '100306',
  stationMechanic: '100308',
  planner: '100302',
  buyer: '100402',
  releaser: '100304',
  external: 'X90101',
} as const

const LOAN: LoanSave = {
  id: null,
  version: null,
  borrower: PEOPLE.mechanic,
  items: [],
  cardNo: '',
  purpose: 'SHOP',
  acReg: '',
  loadKg: null,
  dueTime: null,
  outCondition: '',
}

export const newLoan = (assets: readonly string[], part: Partial<LoanSave> = {}): LoanSave => ({
  ...LOAN,
  items: assets.map(assetNo => ({ assetNo, name: '' })),
  ...part,
})

export const issue = (keeper: PortalClient, assets: readonly string[], part: Partial<LoanSave> = {}) =>
  keeper.call(loan.calls.save, { body: newLoan(assets, part) })

export async function toolsOf(person: PortalClient, text = ''): Promise<Tool[]> {
  const body = { current: 1, size: 100, queryCriteria: text === '' ? {} : { text } }
  return dataOf(await person.call(tool.calls.queryPage, { body })).records
}

export async function toolOf(person: PortalClient, assetNo: string): Promise<Tool> {
  const found = (await toolsOf(person, assetNo)).find(each => each.assetNo === assetNo)
  if (found === undefined) throw new Error(`No tool ${assetNo}`)
  return found
}

export async function takeBack(
  keeper: PortalClient,
  assets: Readonly<Record<string, ReturnCondition>>,
  more: { returnedBy?: string; photo?: true; missingPiece?: { acReg: string; description: string } } = {},
) {
  const name = 'damage.jpg'
  const photos =
    more.photo === true ? [{ name, url: await uploaded(keeper, { name, bytes: await photo() }) }] : []
  return await keeper.call(returnTools, {
    body: {
      tools: Object.entries(assets).map(([assetNo, condition]) => ({ assetNo, condition })),
      returnedBy: more.returnedBy ?? null,
      photos,
      missingPiece: more.missingPiece ?? null,
    },
  })
}

/** Creates and sends a calibration job with these tools. */
export async function sendJob(coordinator: PortalClient, assets: readonly string[]): Promise<CalJobDetail> {
  const saved = dataOf(
    await coordinator.call(calJob.calls.save, {
      body: {
        id: null,
        version: null,
        kind: 'EXTERNAL',
        lab: 'SU-0X103',
        planned: null,
        tools: assets.map(assetNo => ({ assetNo })),
      },
    }),
  )
  const { id, version } = saved
  return dataOf(await coordinator.call(calJob.calls.actions.send, { body: { id, version } }))
}

export async function recordResult(
  coordinator: PortalClient,
  { id, version }: CalJobDetail,
  assetNo: string,
  part: Partial<CalResultBody> & Pick<CalResultBody, 'certDate'>,
) {
  const name = 'certificate.pdf'
  const certFile = { name, url: await uploaded(coordinator, { name, bytes: pdf() }) }
  return await coordinator.call(recordCalResult, {
    body: {
      id,
      version,
      assetNo,
      result: 'PASS',
      asFound: 50.2,
      asLeft: 50,
      deviation: 0.4,
      certNo: 'HZ-2026-118',
      certFile,
      cost: 320,
      currency: 'CNY',
      ...part,
    },
  })
}

const LOST: LostReportSave = {
  id: null,
  version: null,
  assetNo: 'GN-0101',
  acReg: 'B-T104',
  zone: '735',
  lastSeen: null,
  borrower: null,
  description: 'Missing at the shift count.',
}

export const reportLost = (person: PortalClient, part: Partial<LostReportSave> = {}) =>
  person.call(lostReport.calls.save, { body: { ...LOST, ...part } })

/** Carries out an action on the newest version of a lost report. */
export async function actOnLost(
  person: PortalClient,
  action: keyof typeof lostReport.calls.actions,
  id: string,
  values: Readonly<Record<string, string>> = {},
) {
  const call = lostReport.calls.actions[action]
  const { version } = dataOf(await person.call(lostReport.calls.detail, { query: { id } }))
  return await person.call(call, { body: { id, version, ...values } })
}

export async function typePassword(person: PortalClient): Promise<void> {
  const { challenge, publicKey } = (await person.call(beginConfirmation)).envelope.data
  const password = await sealText(TEST_PASSWORD, challenge, publicKey)
  await person.call(confirmPassword, { body: { challenge, password, deviceId: 'test-device' } })
}
