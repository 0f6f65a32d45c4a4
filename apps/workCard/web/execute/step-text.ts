import type { CardStep } from '../../contract/job-card.fields.ts'

/** The text of a step in the language of the session, Chinese where there is no other. */
export const stepText = ({ textZh, textEn }: CardStep, language: 'zh' | 'en'): string =>
  language === 'zh' || textEn === '' ? textZh : textEn
