import { withCodes } from '../../records/field-texts.ts'

/** Labels with codes that the administration pages share. */
export const ADMIN_LABELS = withCodes('admin', {
  code: { zh: '编码', en: 'Code' },
  nameZh: { zh: '中文名称', en: 'Chinese name' },
  nameEn: { zh: '英文名称', en: 'English name' },
  state: { zh: '状态', en: 'State' },
})
