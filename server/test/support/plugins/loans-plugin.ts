import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { loan, loanApp } from '@apron/contract/records/loan.fixture'
import { definePlugin, servedRecord } from '@apron/server-kit/plugin/define-plugin'
import { seedRecords } from '@apron/server-kit/records/described/seed-records'
import { recordTables } from '@apron/server-kit/records/record-tables'
import { type Kysely, sql } from 'kysely'

const FACTS = {
  toolName: 'WRENCH',
  purpose: 'SHOP',
  borrower: '100308',
  dueTime: '2026-03-01 10:00:00',
} as const

/** A tool whose loan nobody may return. */
export const OWN_TOOL = 'OWN'
/** A tool to whose condition the server part adds a mark. */
export const MARKED_TOOL = 'MARKED'

/** Server part of an application with one described record that has a field of every kind. */
export const loansPlugin = definePlugin({
  app: loanApp,
  served: [
    servedRecord(loan, '/loan', () => ({
      refuses: (_action, { toolName }) => (toolName === OWN_TOOL ? SERVER_ERRORS.forbidden : null),
      async onAction({ before, values }) {
        return before.toolName === MARKED_TOOL ? { condition: `${values.condition}, marked` } : undefined
      },
    })),
  ],
  migrations: {
    '0001-loans': {
      async up(db: Kysely<unknown>): Promise<void> {
        const columns = sql`
          loan_no text not null unique,
          tool_name text not null,
          asset_no text not null default '',
          purpose text not null,
          ac_reg text not null default '',
          chapter text,
          torque numeric,
          cost numeric,
          currency text,
          borrower text not null,
          helpers jsonb not null default '[]',
          department text,
          due_time timestamptz not null,
          taken date,
          urgent boolean not null default false,
          remark text not null default '',
          photos jsonb not null default '[]',
          parts jsonb not null default '[]',
          condition text not null default '',
          status text not null`
        for (const part of recordTables({ [loan.table]: columns })) await part.execute(db)
      },
    },
  },
  async seedDemo(services, seedingDay) {
    const marks = { site: 'URC', by: '100308' } as const
    await seedRecords(services, loan, seedingDay, [
      { ...marks, at: [-3, '08:00'], values: { ...FACTS, torque: 9.5, chapter: '72', department: 'D09' } },
      {
        ...marks,
        at: [-2, '08:00'],
        values: { ...FACTS, toolName: 'GAUGE', urgent: true, status: 'CLOSED' },
      },
      {
        ...marks,
        at: [-1, '08:00'],
        values: { ...FACTS, torque: 20.5, borrower: '100104', chapter: '05', taken: '2026-02-01' },
      },
      {
        ...marks,
        at: [0, '08:00'],
        values: {
          ...FACTS,
          purpose: 'CARD',
          acReg: 'B-T101',
          dueTime: '2026-03-05 23:30:00',
          helpers: ['100104'],
        },
      },
      { ...marks, site: 'CAN', at: [0, '09:00'], values: { ...FACTS, toolName: 'JACK' } },
    ])
  },
})
