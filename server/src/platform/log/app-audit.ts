import type { AuditEntry, AuditedFields, AuditService } from '@apron/server-kit/audit/audit-service'
import { storeOf } from '../db/store-of.ts'
import type { SecurityAudit } from './security-audit.ts'

const NOTHING = '–'

/** Lets an application add entries to the security audit. */
export function appAudit(audit: SecurityAudit, application: string): AuditService {
  return {
    async record(db, entry, { userCode }) {
      const { record: target, before, after } = entry
      const change = changeText(application, entry)
      await audit({ event: 'record changed', userCode, target, change, before, after }, storeOf(db))
    },
  }
}

/** Describes changed fields: `stores: delete, status: DRAFT → –`. */
export function changeText(
  application: string,
  { action, before, after }: Omit<AuditEntry, 'record'>,
): string {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  const changes = [...names]
    .map(name => [name, valueOf(before, name), valueOf(after, name)] as const)
    .filter(([, was, is]) => was !== is)
    .map(([name, was, is]) => `${name}: ${was} → ${is}`)
  return [`${application}: ${action}`, ...changes].join(', ')
}

function valueOf(fields: AuditedFields | null, name: string): string {
  const value = fields?.[name] ?? null
  return value === null ? NOTHING : String(value)
}
