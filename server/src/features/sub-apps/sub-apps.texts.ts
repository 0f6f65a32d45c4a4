import type { TextPair } from '@apron/contract/texts/text-pair'

/** Messages for an operator whose choice of a version or application fails. */
export const subAppTexts = {
  unknownApp: (names: readonly string[]): TextPair =>
    names.length === 0
      ? {
          zh: '还没有任何子应用。请先用 npm run app -- add <文件夹> 部署一个构建好的版本。',
          en: 'There are no sub-applications yet. Add a built version first with "npm run app -- add <folder>".',
        }
      : {
          zh: `没有这个子应用。现有：${names.join('、')}。`,
          en: `There is no such sub-application. Existing ones: ${names.join(', ')}.`,
        },
  notUsable: (name: string, version: string, reason: TextPair, usable: readonly string[]): TextPair => ({
    zh: `${name} 的版本 ${version} 不能使用：${reason.zh}。${usable.length === 0 ? '没有可用的版本。' : `可用的版本：${usable.join('、')}。`}未作更改。`,
    en: `Version ${version} of ${name} cannot be used: ${reason.en}. ${usable.length === 0 ? 'There is no usable version.' : `Usable versions: ${usable.join(', ')}.`} Nothing was changed.`,
  }),
  unknownVersion: (): TextPair => ({ zh: '没有这个版本', en: 'there is no such version' }),
  noneUsable: (name: string): TextPair => ({
    zh: `${name} 没有可用的版本。未作更改。`,
    en: `${name} has no usable version. Nothing was changed.`,
  }),
  neverActive: (name: string): TextPair => ({
    zh: `${name} 还没有启用过任何版本。请先用 npm run app -- use ${name} <版本> 选择一个版本。`,
    en: `No version of ${name} was ever active. Choose one first with "npm run app -- use ${name} <version>".`,
  }),
} as const
