import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { callAs } from '@apron/e2e/harness/call-as'
import { PEOPLE } from '@apron/e2e/harness/people'
import type { BrowserContext } from '@playwright/test'
import { type WorkPackageDetail, workPackage } from '../contract/work-package.ts'

const DAY_MS = 86_400_000

/** Creates a planned package of an aircraft, starting today. */
export async function createPackage(planner: BrowserContext, acReg: string): Promise<WorkPackageDetail> {
  const now = Date.now()
  return await callAs(planner, workPackage.calls.save, {
    body: {
      id: null,
      version: null,
      acReg,
      checkType: 'DY',
      orderNo: '',
      bay: 'H1-B3',
      plannedIn: wireTime(new Date(now)),
      plannedOut: wireTime(new Date(now + 2 * DAY_MS)),
      planner: PEOPLE.planner.username,
    },
  })
}
