import { adminAlarmAcknowledgements } from '@apron/contract/calls/admin-alarm.calls'
import type { AdminAlarm } from '@apron/contract/entities/admin-alarm'
import { fillText, useLanguage, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { NoteList } from '@apron/ui/description-list'
import { Dialog } from '@apron/ui/dialog'
import { EmptyState, ErrorState, Skeleton } from '@apron/ui/feedback'
import { Section } from '@apron/ui/page'
import styles from '../shared/admin.module.css'
import { adminTexts } from '../shared/admin.texts.ts'
import { alarmsTexts } from './alarms.texts.ts'

interface AcknowledgementsDialogProps {
  readonly alarm: AdminAlarm
  readonly onClose: () => void
}

/** Who has not acknowledged an alarm, by site, for somebody who goes and tells them. */
export function AcknowledgementsDialog({ alarm, onClose }: AcknowledgementsDialogProps) {
  const t = useTexts(alarmsTexts)
  const common = useTexts(adminTexts)
  const isChinese = useLanguage() === 'zh'
  const sites = useAppQuery(adminAlarmAcknowledgements, { body: { id: alarm.id } })
  return (
    <Dialog
      open
      width={600}
      title={fillText(t.whoHasNotOf, { text: isChinese ? alarm.textZh : alarm.textEn })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common.close}</Button>}
    >
      <div className={styles['stack']}>
        {sites.isPending && <Skeleton lines={4} />}
        {sites.isError && <ErrorState text={t.failed} onRetry={() => void sites.refetch()} />}
        {sites.data?.every(({ waiting }) => waiting.length === 0) && <EmptyState text={t.everybodyDid} />}
        {sites.data
          ?.filter(({ waiting }) => waiting.length > 0)
          .map(({ siteCode, siteName, acknowledged, waiting }) => (
            <Section
              key={siteCode}
              title={`${siteCode} ${siteName} · ${fillText(t.acknowledgedOf, {
                done: acknowledged,
                all: acknowledged + waiting.length,
              })}`}
            >
              <NoteList
                items={waiting.map(({ userCode, nickName, read }) => ({
                  label: `${nickName} (${userCode})`,
                  value: read ? t.read : t.notRead,
                }))}
              />
            </Section>
          ))}
      </div>
    </Dialog>
  )
}
