import type { TextPair } from '@apron/contract/texts/text-pair'

/** Result messages of `npm run app`. */
export const operatorTexts = {
  used: (name: string, version: string, before: string | null): TextPair => ({
    zh: `${name} 现使用版本 ${version}${before === null || before === version ? '' : `（之前为 ${before}）`}。此后的构建不会替换它；如需恢复跟随最新构建：npm run app -- use ${name} newest。已打开的页面在重新加载后生效。`,
    en: `${name} now uses version ${version}${before === null || before === version ? '' : ` (before: ${before})`}. Later builds do not replace it; "npm run app -- use ${name} newest" follows them again. Open pages change when they are reloaded.`,
  }),
  follows: (name: string, version: string): TextPair => ({
    zh: `${name} 重新跟随最新构建，现使用版本 ${version}。`,
    en: `${name} follows the latest build again and now uses version ${version}.`,
  }),
  switched: (name: string, enabled: boolean): TextPair =>
    enabled
      ? { zh: `${name} 已启用。`, en: `${name} is enabled.` }
      : {
          zh: `${name} 已停用：新打开的页面不再加载它。重新启用：npm run app -- enable ${name}`,
          en: `${name} is disabled: pages opened from now on do not load it. To enable it again: npm run app -- enable ${name}`,
        },
  placedFirst: (name: string, version: string): TextPair => ({
    zh: `${name} ${version} 已部署，并作为首个版本立即启用。若菜单中还没有它：npm run app -- menu ${name} --roles <角色>`,
    en: `${name} ${version} was added and, as the first version, is now active. If it is not in the menu yet: npm run app -- menu ${name} --roles <roles>`,
  }),
  placed: (name: string, version: string): TextPair => ({
    zh: `${name} ${version} 已部署，尚未启用。启用：npm run app -- use ${name} ${version}`,
    en: `${name} ${version} was added but is not active yet. To activate it: npm run app -- use ${name} ${version}`,
  }),
  unknownRoles: (unknown: readonly string[], known: readonly string[]): TextPair => ({
    zh: `没有这些角色：${unknown.join('、')}。现有：${known.join('、')}。未作更改。`,
    en: `There are no such roles: ${unknown.join(', ')}. Existing roles: ${known.join(', ')}. Nothing was changed.`,
  }),
  activeBroken: (name: string, version: string): TextPair => ({
    zh: `${name} 的当前版本 ${version} 已损坏或不存在，无法读取其页面。请先选择可用的版本。`,
    en: `The active version ${version} of ${name} is damaged or missing, so its pages cannot be read. Choose a usable version first.`,
  }),
  noPages: (name: string, version: string): TextPair => ({
    zh: `${name} ${version} 的清单中没有带标题的页面，无法生成菜单。`,
    en: `The manifest of ${name} ${version} has no page with a title, so there is nothing to add to the menu.`,
  }),
  menuMade: (name: string, roles: readonly string[], entries: number, grants: number): TextPair =>
    entries === 0 && grants === 0
      ? {
          zh: `菜单无需更改：${roles.join('、')} 已能看到 ${name} 的所有页面。`,
          en: `The menu needs no change: ${roles.join(', ')} already see every page of ${name}.`,
        }
      : {
          zh: `${name} 的菜单已更新：新增 ${entries} 个菜单项、${grants} 项角色授权（${roles.join('、')}）。用户重新加载页面后可见。`,
          en: `The menu of ${name} was updated: new entries: ${entries}, new grants: ${grants} (${roles.join(', ')}). People see it after they reload the page.`,
        },
} as const
