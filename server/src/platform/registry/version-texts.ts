import type { TextPair } from '@apron/contract/texts/text-pair'

/** Reasons why a version cannot be used, for the log, the terminal and administrators. */
export const versionTexts = {
  missing: (): TextPair => ({ zh: '文件夹不存在', en: 'its folder does not exist' }),
  otherManifest: (name: string, version: string): TextPair => ({
    zh: `清单属于 ${name} ${version}`,
    en: `the manifest belongs to ${name} ${version}`,
  }),
  noIntegrity: (file: string): TextPair => ({
    zh: `清单中没有 ${file} 的校验值`,
    en: `the manifest has no integrity value for ${file}`,
  }),
  manifestUnreadable: (file: string, reason: string): TextPair => ({
    zh: `无法读取 ${file}：${reason}`,
    en: `${file} cannot be read: ${reason}`,
  }),
  manifestInvalid: (place: string, rule: string): TextPair => ({
    zh: `${place} 不符合要求（${rule}）`,
    en: `${place} ${rule}`,
  }),
  outside: (file: string): TextPair => ({
    zh: `${file} 不是该文件夹内的路径`,
    en: `${file} is not a path inside the folder`,
  }),
  fileMissing: (file: string): TextPair => ({ zh: `缺少文件 ${file}`, en: `${file} is missing` }),
  fileChanged: (file: string): TextPair => ({
    zh: `${file} 与构建时的文件不一致`,
    en: `${file} is not the file of the build`,
  }),
} as const
