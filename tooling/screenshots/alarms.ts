import type { Language } from '@apron/contract/dictionary/language'
import { type Alarm, raiseAlarm } from '@apron/e2e/harness/fixtures/test-with-alarms'
import { PEOPLE } from '@apron/e2e/harness/people'
import type { PortalServer } from '@apron/e2e/harness/servers/portal-server'
import type { BrowserContext } from '@playwright/test'

/** Messages for the pictures: two very urgent ones, one with a long text, one with categories. */
export const ALARM_WORDS = {
  urgent: {
    zh: '工具未归还：扭力扳手 TQ-0417（30–150 N·m）在 B-6251 左发拆装后未清点到。请立即停止放行，并检查左发短舱和 2 号机库工具柜。',
    en: 'Tool not returned: torque wrench TQ-0417 (30–150 N·m) is missing after work on the left engine of B-6251. Stop the release now; search the left nacelle and the tool cabinet of hangar 2.',
  },
  second: {
    zh: '2 号机库泡沫灭火系统停用至 18:00',
    en: 'The foam system of hangar 2 is out of service until 18:00',
  },
  long: {
    zh: '关于 A320 系列主轮组件扭矩值的更改：自 2026-11-23 起，主轮螺母最终扭矩按 AMM 32-41-11 第 47 版执行。上一版的数值不再有效。请各班组在领取工卡前核对版次；在用的旧版打印件交回资料室销毁。如有已按旧值完成的工作，请填写检查单并通知质量保证部。',
    en: 'Change of torque values for A320 main wheels: from 2026-11-23 the final torque of the wheel nuts follows AMM 32-41-11, revision 47. The values of the revision before are no longer valid. Check the revision before you collect a job card; return old prints to the library. Where work was done with the old values, raise a check order and tell quality assurance.',
  },
  digest: { zh: '本周质量安全摘要（第 47 周）', en: 'Quality and safety this week (week 47)' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

const CUSTOM = {
  zh: [
    {
      category: '检查单',
      items: [
        { title: '二车间工卡签署专项检查：已整改，待验证', url: '/safetyQuality/checkList' },
        { title: '航线工具箱清点：2 项不符合' },
      ],
    },
    {
      category: '资料',
      items: [{ title: 'AMM 第 47 版修订说明' }],
    },
  ],
  en: [
    {
      category: 'Check orders',
      items: [
        {
          title: 'Job card sign-off, hangar workshop 2: corrected, to be verified',
          url: '/safetyQuality/checkList',
        },
        { title: 'Line toolbox inventory: 2 items do not conform' },
      ],
    },
    {
      category: 'Documents',
      items: [{ title: 'AMM revision 47, highlights' }],
    },
  ],
} as const

/** Sends them in the name of the logged-in person. */
export async function raiseAlarms(
  sender: BrowserContext,
  server: PortalServer,
  language: Language,
): Promise<void> {
  const words = (key: keyof typeof ALARM_WORDS) => ALARM_WORDS[key][language]
  const readers = [PEOPLE.sales.username]
  const auditor = PEOPLE.auditor.username
  const alarms: readonly Alarm[] = [
    { event: 'news', words: words('long'), to: readers },
    { event: 'news', words: words('digest'), custom: CUSTOM[language], to: readers },
    { event: 'news', words: words('urgent'), urgency: 2, to: [auditor, PEOPLE.carded.username] },
    { event: 'order', words: words('second'), urgency: 2, to: [auditor] },
  ]
  for (const alarm of alarms) await raiseAlarm(sender, server, alarm)
}
