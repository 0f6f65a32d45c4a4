import { defineTexts } from '@apron/contract/texts/define-texts'

export const preferencesTexts = defineTexts('preferences', {
  language: { zh: '语言 / Language', en: 'Language / 语言' },
  hangarMode: {
    zh: '机库模式（大按钮、高对比度）',
    en: 'Hangar mode (large buttons, high contrast)',
  },
  compact: { zh: '紧凑显示', en: 'Compact display' },
  toDark: { zh: '切换到深色主题', en: 'Switch to dark theme' },
  toLight: { zh: '切换到浅色主题', en: 'Switch to light theme' },
})
