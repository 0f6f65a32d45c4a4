import type { AlarmAudience } from '@apron/contract/entities/admin-alarm'
import type { Recipients } from '@apron/server-kit/messages/message-event'

/** Whom an alarm is for, as messages name them. A group without members reaches nobody, so one that is not named is left out. */
export function alarmRecipients({ site, roles, departments }: AlarmAudience): Recipients {
  const there = site === '' ? {} : { site }
  if (roles.length === 0 && departments.length === 0) return site === '' ? { everybody: true } : there
  return {
    ...there,
    ...(roles.length === 0 ? {} : { roles }),
    ...(departments.length === 0 ? {} : { departments }),
  }
}
