import { defineTexts } from '../../platform/i18n/define-texts.ts'

export const preferencesTexts = defineTexts({
  'preferences.language': { zh: '语言 / Language', en: 'Language / 语言' },
  'preferences.hangarMode': {
    zh: '机库模式（大按钮、高对比度）',
    en: 'Hangar mode (large buttons, high contrast)',
  },
  'preferences.compact': { zh: '紧凑显示', en: 'Compact display' },
  'preferences.toDark': { zh: '切换到深色主题', en: 'Switch to dark theme' },
  'preferences.toLight': { zh: '切换到浅色主题', en: 'Switch to light theme' },
})
