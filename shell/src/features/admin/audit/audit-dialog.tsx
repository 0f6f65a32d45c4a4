import type { Named } from '@apron/contract/entities/fields'
import type { AuditLine } from '@apron/contract/operations/admin-audit'
import { useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { NoteList } from '@apron/ui/description-list'
import { Dialog } from '@apron/ui/dialog'
import type { ReactNode } from 'react'
import { adminTexts } from '../shared/admin.texts.ts'
import { logTexts } from '../shared/log.texts.ts'
import { auditTexts } from './audit.texts.ts'
import { actorText, nameWithCode, purposeText, targetText } from './format-audit.ts'

interface AuditDialogProps {
  readonly line: AuditLine
  readonly onClose: () => void
}

/** Shows every detail of an audit entry. */
export function AuditDialog({ line, onClose }: AuditDialogProps) {
  const common = useTexts(adminTexts)
  const log = useTexts(logTexts)
  const t = useTexts(auditTexts)
  const { given, taken, change, purpose, count, bound } = line
  const facts: readonly (readonly [string, ReactNode])[] = [
    [log.time, line.time],
    [t.doer, actorText(line, t)],
    [t.target, targetText(line)],
    [t.given, given.length > 0 && <PermissionList permissions={given} />],
    [t.taken, taken.length > 0 && <PermissionList permissions={taken} />],
    [t.change, change],
    [t.reason, line.reason],
    [t.purpose, purpose !== '' && purposeText(purpose, t)],
    [t.site, line.site],
    [t.count, count !== null && String(count)],
    [t.bound, bound !== null && t[bound ? 'yes' : 'no']],
    [t.address, line.address],
    [t.session, line.sessionId],
    [t.line, String(line.id)],
  ]
  return (
    <Dialog
      open
      width={600}
      title={t[`event.${line.event}` as const]}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common.close}</Button>}
    >
      <NoteList items={facts.map(([label, value]) => ({ label, value }))} />
    </Dialog>
  )
}

function PermissionList({ permissions }: { readonly permissions: readonly Named[] }) {
  return (
    <div>
      {permissions.map(permission => (
        <div key={permission.code}>{nameWithCode(permission)}</div>
      ))}
    </div>
  )
}
