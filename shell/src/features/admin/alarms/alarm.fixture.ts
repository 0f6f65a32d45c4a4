import type { AdminAlarm } from '@apron/contract/operations/admin-alarm'

/** A published alarm for two people, acknowledged by one. */
export const ALARM: AdminAlarm = {
  id: '0f6d5a0e-0000-4000-8000-000000000001',
  textZh: '一号机库泄漏',
  textEn: 'Leak in hangar 1',
  site: '',
  roles: [],
  departments: [],
  state: 'out',
  raisedBy: 'Li Ze',
  raiseTime: '2026-11-25 08:00:00',
  recalledBy: '',
  recallTime: '',
  remindTime: '',
  recipients: 2,
  acknowledged: 1,
  version: 1,
}
