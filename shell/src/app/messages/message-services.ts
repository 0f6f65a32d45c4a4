import type { MessageServices } from '../../features/messages/message-services.ts'
import type { Shell } from '../shell.ts'

/** What the shell lends to the views of messages. */
export function messageServices(shell: Shell): MessageServices {
  return {
    http: shell.http,
    queries: shell.queries,
    count: shell.messageCount,
    navigate(to) {
      shell.view.setState({ messages: null, reading: null })
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
    read: message => shell.view.setState({ reading: message }),
    show: view => shell.view.setState({ messages: view }),
    confirm: question => shell.confirm(question),
  }
}
