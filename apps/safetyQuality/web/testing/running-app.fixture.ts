import { listOptions } from '@apron/contract/dictionary/dictionary.calls'
import { queryColumnSetting } from '@apron/contract/lists/column-setting.calls'
import { createFakeHost, type FakeTab } from '@apron/sdk/testing'
import { checkOrderFilterOptions } from '../../contract/checks/check-order.calls.ts'
import { bootstrap } from '../entry.tsx'

/** Starts the application in an in-memory shell, with responses for calls that every page makes. */
export async function startApp(lang: 'zh' | 'en' = 'en') {
  const fake = createFakeHost({ app: 'safetyQuality', session: { lang } })
  fake.answer(listOptions, { version: '1', dictionaries: {}, sources: {} })
  fake.answer(queryColumnSetting, null)
  fake.answer(checkOrderFilterOptions, { departments: [], leadCheckers: [] })
  const app = await bootstrap(fake.host)
  async function open(path: string): Promise<FakeTab> {
    const tab = fake.openTab(path)
    await app.prepare?.(tab.tab.location.path)
    await tab.mount(app)
    return tab
  }
  return { fake, open }
}
