import { withCodes } from '../../records/field-texts.ts'

/** Labels that the administration's kinds of things share, with their codes. */
export const ADMIN_LABELS = withCodes('admin', {
  code: { zh: '编码', en: 'Code' },
  nameZh: { zh: '中文名称', en: 'Chinese name' },
  nameEn: { zh: '英文名称', en: 'English name' },
  state: { zh: '状态', en: 'State' },
})
