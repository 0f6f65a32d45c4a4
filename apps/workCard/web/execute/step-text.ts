import type { CardStep } from '../../contract/job-card.fields.ts'

/** Returns the text of a step in a language, Chinese if there is no English text. */
export const stepText = ({ textZh, textEn }: CardStep, language: 'zh' | 'en'): string =>
  language === 'zh' || textEn === '' ? textZh : textEn
