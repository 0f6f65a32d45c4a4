import type { AuditLine, AuditRight } from '@apron/contract/entities/admin-audit'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../shared/admin.module.css'
import { doerWords, purposeWords, rightWords, targetWords } from './audit-words.ts'

interface AuditDialogProps {
  readonly line: AuditLine
  readonly onClose: () => void
}

/** Everything that one line says, in words. */
export function AuditDialog({ line, onClose }: AuditDialogProps) {
  const { t } = useTranslation()
  const { given, taken, change, purpose, count, bound } = line
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('adminLog.time'), line.time],
    [t('audit.doer'), doerWords(line, t)],
    [t('audit.target'), targetWords(line)],
    [t('audit.given'), given.length > 0 && <Rights rights={given} />],
    [t('audit.taken'), taken.length > 0 && <Rights rights={taken} />],
    [t('audit.change'), change],
    [t('audit.reason'), line.reason],
    [t('audit.purpose'), purpose !== '' && purposeWords(purpose, t)],
    [t('audit.site'), line.site],
    [t('audit.count'), count !== null && String(count)],
    [t('audit.bound'), bound !== null && t(bound ? 'audit.yes' : 'audit.no')],
    [t('audit.address'), line.address],
    [t('audit.session'), line.sessionId],
    [t('audit.line'), String(line.id)],
  ]
  return (
    <Dialog
      open
      width={600}
      title={t(`audit.event.${line.event}`)}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('admin.close')}</Button>}
    >
      <dl className={styles['facts']}>
        {facts
          .filter(([, value]) => value !== '' && value !== false)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Dialog>
  )
}

function Rights({ rights }: { readonly rights: readonly AuditRight[] }) {
  return rights.map(right => <div key={right.code}>{rightWords(right)}</div>)
}
