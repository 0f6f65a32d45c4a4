import { type Kysely, sql } from 'kysely'

/** Values that the portal seeded before safetyQuality provided its directories itself. */
const VALUES: Readonly<Record<string, string>> = {
  CHECK_CAT: 'ROUTINE SPECIAL SPOT AUDIT EXTERNAL FOLLOWUP',
  CHECK_RESULT: 'C NC OBS NA NI',
  FINDING_LEVEL: '1 2 3',
  ROOT_CAUSE_CAT: 'A B C D E F G H I J',
  RCA_METHOD: 'WHY5 FISH MEDA BOWTIE OTHER',
  VSR_CATEGORY: 'MAINT HAZARD TOOLFOD DOC MATL GROUND FIRE OHS FATIGUE TRAIN MGMT OTHER',
  VSR_STATUS: 'RECEIVED TRIAGE INFO_REQ REDIRECTED MERGED INVESTIGATING ACTION CLOSING CLOSED PUBLISHED',
  VSR_IDENTITY: 'ANON CONF OPEN',
  TIME_BAND: '0001-0600 0601-1200 1201-1800 1801-2400 UNK',
  AREA_TYPE: 'HANGAR APRON SHOP STORE CRIB OFFICE RUNUP OTHER',
  DISCOVERY: 'SELF RII PEER TEST CREW AUDIT CHANCE EVENT UNFOUND',
  OUTCOME: 'NONE REWORK DELAY CANCEL DAMAGE INJURY ENVIRONMENT OTHER',
  HF_TAG:
    'COMMUNICATION COMPLACENCY KNOWLEDGE DISTRACTION TEAMWORK FATIGUE RESOURCES PRESSURE ASSERTIVENESS STRESS AWARENESS NORMS',
}

/** Counts the directories of a filled database as offered, so that values deleted by an administrator stay deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const filled = await sql`select from role limit 1`.execute(db)
  if (filled.rows.length === 0) return
  const keys = Object.entries(VALUES).flatMap(([code, values]) =>
    values.split(' ').map(value => `${code}:${value}`),
  )
  await sql`
    insert into app_offer (kind, key)
    select 'dictionary', unnest(${['SAFETY_REPORT:', ...keys]}::text[])
    on conflict do nothing`.execute(db)
}
