import type { AdminNotice } from '@apron/contract/messages/admin-notice'

/** A published notice for everybody. */
export const NOTICE: AdminNotice = {
  id: '7',
  kind: 'notice',
  state: 'published',
  titleZh: '停电',
  titleEn: 'Power cut',
  contentZh: '周六',
  contentEn: 'Saturday',
  site: '',
  roles: [],
  departments: [],
  publishTime: '',
  updateBy: '',
  updateTime: '',
  version: 3,
}
