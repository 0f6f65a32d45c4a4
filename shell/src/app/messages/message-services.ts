import type { MessageServices } from '../../features/messages/message-services.ts'
import type { Shell } from '../shell.ts'

/** What the shell lends to the views of messages. */
export function messageServices(shell: Shell): MessageServices {
  return {
    http: shell.http,
    queries: shell.queries,
    count: shell.messageCount,
    navigate(to) {
      shell.overlays.close('messages', 'reading')
      shell.navigate(to)
    },
    async leaveFor(url) {
      const { t } = shell.i18n
      const sure = await shell.confirm({
        title: t('messages.leaveTitle'),
        message: t('messages.leaveQuestion', { host: new URL(url).host }),
        confirmLabel: t('messages.leave'),
        cancelLabel: t('messages.stay'),
      })
      if (sure) window.open(url, '_blank', 'noopener,noreferrer')
    },
    read: message => shell.overlays.open('reading', message),
    show: view => shell.overlays.open('messages', view),
    confirm: question => shell.confirm(question),
  }
}
