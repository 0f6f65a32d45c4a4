import type { Language } from '@apron/contract/dictionary/language'
import { SUB_APP_USAGE_DAYS } from '@apron/contract/limits/sub-app'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { wireMinute, wireTime } from '@apron/contract/wire/formats/wire-time'
import type { SubAppState, VersionState } from '../../features/sub-apps/list-sub-apps.ts'

const TEXTS = {
  none: {
    zh: '还没有任何子应用。用 npm run app -- add <文件夹> 部署一个构建好的版本。',
    en: 'There are no sub-applications yet. Add a built version with "npm run app -- add <folder>".',
  },
  legend: {
    zh: `* 为当前版本。次数为近 ${SUB_APP_USAGE_DAYS} 天，时间为北京时间。`,
    en: `* marks the active version. Counts cover the last ${SUB_APP_USAGE_DAYS} days; times are Beijing time.`,
  },
  disabled: { zh: '已停用', en: 'disabled' },
  enabled: { zh: '已启用', en: 'enabled' },
  neverActive: { zh: '没有可用的版本', en: 'no usable version yet' },
  server: { zh: '服务器', en: 'the server' },
  unused: { zh: '无使用记录', en: 'not used' },
} as const satisfies Record<string, TextPair>

/** Returns the output of `npm run app -- list`: a paragraph per application, a line per version. */
export function listText(apps: readonly SubAppState[]): TextPair {
  if (apps.length === 0) return TEXTS.none
  const inLanguage = (language: Language) =>
    [...apps.map(app => appText(app, language)), TEXTS.legend[language]].join('\n\n')
  return { zh: inLanguage('zh'), en: inLanguage('en') }
}

function appText(app: SubAppState, language: Language): string {
  const lines = app.versions.map(
    version =>
      `  ${version.version === app.activeVersion ? '*' : ' '} ${version.version}  ${versionText(version, language)}`,
  )
  return [`${app.name}  ${headText(app, language)}`, ...lines].join('\n')
}

function headText(app: SubAppState, language: Language): string {
  if (app.chosen === null) return TEXTS.neverActive[language]
  const by = whoText(app.chosen.by, language)
  const at = minuteOf(app.chosen.at)
  const chosen = app.pinned
    ? { zh: `版本由 ${by} 于 ${at} 启用`, en: `version chosen by ${by}, ${at}` }
    : { zh: `跟随最新构建（${by}，${at}）`, en: `follows the latest build (${by}, ${at})` }
  const state = TEXTS[app.enabled ? 'enabled' : 'disabled'][language]
  const switched = app.switched
    ? joinParts(language, [whoText(app.switched.by, language), minuteOf(app.switched.at)])
    : ''
  const brackets = { zh: `（${switched}）`, en: ` (${switched})` }
  return `${state}${switched && brackets[language]}  ${chosen[language]}`
}

function versionText(version: VersionState, language: Language): string {
  const { fault, inUse, loads, medianMs, lastCause } = version
  const { loadFailed, crashed, error } = version.failures
  const failures = loadFailed + crashed + error
  const parts = [
    ...(fault === null ? [] : [{ zh: `不能使用：${fault.zh}`, en: `cannot be used: ${fault.en}` }]),
    ...(inUse + loads + failures === 0 && fault === null ? [TEXTS.unused] : []),
    ...(inUse + loads === 0
      ? []
      : [
          { zh: `${inUse} 个会话使用中`, en: `sessions: ${inUse}` },
          { zh: `加载 ${loads} 次`, en: `loads: ${loads}` },
        ]),
    ...(medianMs === null
      ? []
      : [{ zh: `加载时间中位数约 ${medianMs} 毫秒`, en: `median about ${medianMs} ms` }]),
    ...(failures === 0
      ? []
      : [
          {
            zh: `失败 ${failures} 次（加载失败 ${loadFailed}，崩溃 ${crashed}，错误 ${error}${lastCause === null ? '' : `，最近原因 ${lastCause}`}）`,
            en: `failures: ${failures} (load failed ${loadFailed}, crashed ${crashed}, errors ${error}${lastCause === null ? '' : `, last cause ${lastCause}`})`,
          },
        ]),
  ]
  return joinParts(
    language,
    parts.map(part => part[language]),
  )
}

/** `terminal:jane` → `jane`. */
function whoText(by: string, language: Language): string {
  return by === 'server' ? TEXTS.server[language] : by.replace(/^terminal:/, '')
}

function minuteOf(time: Date): string {
  return wireMinute(wireTime(time))
}

function joinParts(language: Language, parts: readonly string[]): string {
  return parts.join(language === 'zh' ? '，' : ', ')
}
