import { callAs } from '@apron/e2e/harness/call-as'
import type { BrowserContext } from '@playwright/test'
import type { CheckDraft } from '../contract/check-draft.entities.ts'
import * as checks from '../contract/check-order.calls.ts'
import type { CheckOrderDetail, ItemResult } from '../contract/check-order.entities.ts'

const seen = ({ id, version }: CheckOrderDetail) => ({ id, version })
const item = (textZh: string, textEn: string): CheckDraft['items'][number] => ({
  group: '',
  textZh,
  textEn,
  method: 'OBSERVE',
  sampleSize: 0,
  basisRef: 'MOM 3.4',
  critical: false,
  unit: '',
  min: null,
  max: null,
})
const found = (level: '1' | '2' | null, description: string): ItemResult => ({
  result: level === null ? 'OBS' : 'NC',
  measured: [],
  remark: '',
  photos: [],
  finding: { level, description, containment: '', responsibleDept: '', suggestDue: null },
})

/** A check of workshop 1 with one finding of level 1, one of level 2 and one observation, which waits for its approval. */
export async function submittedCheck(
  auditor: BrowserContext,
  manager: BrowserContext,
  title: string,
): Promise<CheckOrderDetail> {
  const body: CheckDraft = {
    id: null,
    version: null,
    titleZh: title,
    titleEn: title,
    checkCat: 'ROUTINE',
    checkedDept: 'D0501',
    area: 'H1',
    basis: '',
    announced: true,
    leadChecker: '100104',
    checkers: [],
    planStart: '2040-02-20',
    planEnd: '2040-02-21',
    items: [
      item(`${title}甲`, `${title} A`),
      item(`${title}乙`, `${title} B`),
      item(`${title}丙`, `${title} C`),
    ],
  }
  const draft = await callAs(auditor, checks.saveCheckDraft, { body })
  const issued = await callAs(manager, checks.issueCheck, { body: seen(draft) })
  const started = await callAs(auditor, checks.startCheck, { body: seen(issued) })
  const results = [
    found('1', '操纵钢索旁遗留一把起子，已当场取走。'),
    found('2', '第二次清点在三本记录中没有签名。'),
    found(null, '借出登记用铅笔填写，建议改用钢笔。'),
  ]
  const saved = await callAs(auditor, checks.saveCheckResults, {
    body: {
      ...seen(started),
      conclusion: '需要整改。',
      results: started.items.flatMap(({ id: itemId }, index) => {
        const result = results[index]
        return result === undefined ? [] : [{ itemId, ...result }]
      }),
    },
  })
  return await callAs(auditor, checks.submitCheck, { body: seen(saved) })
}
