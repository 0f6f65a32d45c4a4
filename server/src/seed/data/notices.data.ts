export interface NoticeSeed {
  readonly kind: 'notice' | 'version'
  readonly title: { readonly zh: string; readonly en: string }
  readonly content: { readonly zh: string; readonly en: string }
  /** Relative to the seeding day. */
  readonly daysAgo: number
}

export const NOTICES: readonly NoticeSeed[] = [
  {
    kind: 'notice',
    title: { zh: '广州基地航站通知', en: 'Notice for the Guangzhou base' },
    content: {
      zh: 'H2机库消防设施检测本周六 08:00–12:00 进行，期间东侧大门关闭，请从西门进出，工具借还改到H1工具间。',
      en: 'The fire equipment of hangar H2 is tested this Saturday from 08:00 to 12:00. The east gate is closed meanwhile: use the west gate, and the tool crib in hangar H1.',
    },
    daysAgo: 1,
  },
  {
    kind: 'version',
    title: { zh: '门户 0.1 版', en: 'Portal version 0.1' },
    content: {
      zh: '新增：检查单查询与检查结果页面，多标签页，中英文与深浅色切换，按用户保存表格列。',
      en: 'New: check orders and their results, several tabs side by side, both languages, light and dark, table columns saved per user.',
    },
    daysAgo: 3,
  },
]
