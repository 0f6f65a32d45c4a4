/** Patterns that may identify somebody, with their replacements. Order matters: longer patterns come first. */
const REPLACEMENTS: readonly (readonly [RegExp, { readonly zh: string; readonly en: string }])[] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, { zh: '[邮箱]', en: '[e-mail]' }],
  [/(?:\+?86[- ]?)?1[3-9]\d{9}|0\d{2,3}-\d{7,8}/g, { zh: '[电话]', en: '[phone]' }],
  [/\bB-[0-9A-Z]{3,5}\b/g, { zh: '[某飞机]', en: '[an aircraft]' }],
  [/\b(?:CK|RO|WO|PO|PR|SR|AP)-\d{4}-\d{3,6}\b/g, { zh: '[编号]', en: '[number]' }],
  [/\b(?:MSN|S\/N|SN)[:：# ]*[A-Z0-9-]{3,}/gi, { zh: '[序号]', en: '[serial number]' }],
  [/\b[A-Z]{2}\d{3,4}\b/g, { zh: '[航班]', en: '[flight]' }],
  [/(20\d{2})[-/年.](\d{1,2})[-/月.]\d{1,2}日?/g, { zh: '$1年$2月', en: '$1-$2' }],
  [/\d{1,2}月\d{1,2}日/g, { zh: '[某日]', en: '[a day]' }],
  [/\b\d{1,2}[:：]\d{2}\b/g, { zh: '[某时]', en: '[a time]' }],
  [/\b\d{6}\b/g, { zh: '[工号]', en: '[staff number]' }],
  [/\b(?:CAN|SZX|HAK|SHE|PEK|PKX)\b/g, { zh: '[某站点]', en: '[a site]' }],
  [/[H]?[0-9一二三四五六]号?机库/g, { zh: '[某机库]', en: '[a hangar]' }],
]

/** Replaces text that may identify somebody. The result is a first draft that a person completes. */
export const deidentify = (text: string, language: 'zh' | 'en') =>
  REPLACEMENTS.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement[language]), text)
