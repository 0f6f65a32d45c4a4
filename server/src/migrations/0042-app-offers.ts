import { type Kysely, sql } from 'kysely'

/** Pages and permissions seeded before applications offered their own. An administrator may have deleted some. */
const PAGES = {
  airline: ['orderList', 'messageLog'],
  amm: ['library', 'revision', 'feedback'],
  amsp: ['demand', 'pr', 'po', 'stock'],
  arWorkcard: ['arList'],
  fireSafety: ['ledger', 'rounds', 'hazards', 'hotWork'],
  ipc: ['catalog', 'search'],
  marketing: ['customers', 'rfq', 'quotation', 'bids'],
  safetyQuality: ['checkList', 'checkedResult', 'rectificationList', 'checkTemplate', 'reportDesk'],
  supplier: ['list', 'expiry', 'evaluation'],
  tools: ['ledger', 'desk', 'calibration', 'lost'],
  workCard: ['packageBoard', 'cardList', 'defect'],
} as const
const RIGHTS = {
  airline: ['order:view', 'log:view'],
  amm: ['manual:view', 'revision:view', 'feedback:view'],
  amsp: ['demand:view', 'pr:view', 'po:view', 'stock:view'],
  arWorkcard: ['card:view'],
  fireSafety: ['equip:view', 'round:view', 'hazard:view', 'hw:view'],
  ipc: ['figure:view', 'part:view'],
  marketing: ['customer:view', 'rfq:view', 'quote:view', 'bid:view', 'own:view'],
  safetyQuality: [
    'check:view',
    'check:add',
    'check:submit',
    'check:issue',
    'check:approve',
    'check:cancel',
    'ro:view',
    'template:config',
    'vsr:view',
  ],
  supplier: ['vendor:view', 'cert:view', 'eval:view', 'own:view'],
  tools: ['tool:view', 'loan:view', 'cal:view', 'lost:view'],
  workCard: ['package:view', 'card:view', 'nr:view'],
} as const

/**
 * Creates the list of everything that applications have ever offered. Databases filled after the migrations record it
 * then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table app_offer (
      kind text not null check (kind in ('page', 'right')),
      key text not null,
      primary key (kind, key)
    )`.execute(db)
  const filled = await sql`select from role limit 1`.execute(db)
  if (filled.rows.length === 0) return
  const pages = Object.entries(PAGES).flatMap(([app, paths]) => paths.map(path => `/${app}/${path}`))
  const rights = Object.entries(RIGHTS).flatMap(([app, keys]) => keys.map(key => `${app}:${key}`))
  await sql`
    insert into app_offer (kind, key)
    select 'page', unnest(${pages}::text[]) union all select 'right', unnest(${rights}::text[])`.execute(db)
}
