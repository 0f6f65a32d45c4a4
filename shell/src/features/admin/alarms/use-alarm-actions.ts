import type { AdminAlarm } from '@apron/contract/operations/admin-alarm'
import { pageAdminAlarms, recallAdminAlarm } from '@apron/contract/operations/admin-alarm.calls'
import { fillText, useHost, useLanguage, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import type { MenuAction } from '@apron/ui/menu'
import { alarmsTexts } from './alarms.texts.ts'

/** Returns a function that lists the row actions of an alarm. */
export function useAlarmActions(
  mayEdit: boolean,
  openAcknowledgements: (alarm: AdminAlarm) => void,
): (alarm: AdminAlarm) => MenuAction[] {
  const t = useTexts(alarmsTexts)
  const host = useHost()
  const language = useLanguage()
  const recalling = useAction(recallAdminAlarm, { done: t.recalled, invalidates: [pageAdminAlarms] })

  const recall = async ({ id, version, textZh, textEn }: AdminAlarm) => {
    const message = fillText(t.recallQuestion, { text: language === 'zh' ? textZh : textEn })
    const confirmed = await host.confirm({ title: t.recall, message, confirmLabel: t.recall })
    if (confirmed) await recalling.run({ body: { id, version } })
  }

  return alarm => [
    { id: 'acknowledgements', label: t.whoHasNot, onSelect: () => openAcknowledgements(alarm) },
    ...(mayEdit && alarm.state === 'out'
      ? [{ id: 'recall', label: t.recall, onSelect: () => void recall(alarm) }]
      : []),
  ]
}
