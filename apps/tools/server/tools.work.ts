import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { recordsByState, recordWork } from '@apron/server-kit/records/described/record-work'
import { sql } from 'kysely'
import { loan } from '../contract/loan.ts'
import { lostReport } from '../contract/lost-report.ts'
import { nextSignature, SIGNATURES } from '../contract/rules/lost-review.ts'
import { tool } from '../contract/tool.ts'

/** Offers loans to return, and risk reviews to sign. */
export const toolsWork = (services: PluginServices) => [
  recordWork(services, loan, {
    id: 'toolLoans',
    resource: loan.rights.view,
    page: '/loan',
    where: ({ userCode }) => sql<boolean>`status <> 'CLOSED' and borrower = ${userCode}`,
    orderBy: ['dueTime'],
    item({ items, overdue, dueTime }) {
      const assets = items.map(({ assetNo }) => assetNo).join(' ')
      return {
        title: { zh: assets, en: assets },
        state: overdue ? { zh: '超时', en: 'Overdue' } : { zh: '借出', en: 'On loan' },
        action: { zh: '归还', en: 'Return' },
        due: dueTime?.slice(0, 10) ?? null,
        decision: false,
      }
    },
  }),
  recordWork(services, lostReport, {
    id: 'lostReviews',
    resource: lostReport.actionPermissions.sign,
    page: '/lostReport',
    where: ({ sites }) => sql<boolean>`status = 'RISK_REVIEW' and site_code = any(${[...sites]}::text[])`,
    orderBy: ['createTime'],
    isFor: (row, person) => SIGNATURES.some(name => name === nextSignature(row, person)),
    item: ({ assetNo, acReg }) => ({
      title: { zh: `${assetNo} ${acReg}`, en: `${assetNo} ${acReg}` },
      action: { zh: '签署', en: 'Sign' },
      due: null,
      decision: true,
    }),
  }),
]

export const toolsByState = (services: PluginServices) =>
  recordsByState(services, tool, {
    id: 'toolsByState',
    title: { zh: '工具状态', en: 'Tools by state' },
    url: '/tools/ledger',
    sparse: true,
  })
