import { defineSubApp } from '@apron/sdk'
import { createFakeHost, type FakeHost, type FakeTab, field, press, shows, type } from '@apron/sdk/testing'
import { UiProvider } from '@apron/ui/provider'
import { type ComponentType, useState } from 'react'
import { expect, test } from 'vitest'
import { ApprovalPath } from './approval-path.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'

async function open(
  page: ComponentType,
  lang: 'zh' | 'en' = 'en',
  fake: FakeHost = createFakeHost({ app: 'cards', session: { lang } }),
): Promise<FakeTab> {
  const manifest = { name: 'cards', pages: { '/card': { title: { zh: '卡片', en: 'Card' } } } } as const
  const app = defineSubApp({ manifest, provider: UiProvider, pages: { '/card': page } })
  const tab = fake.openTab('/cards/card')
  await tab.mount(await app.bootstrap(fake.host))
  return tab
}

const textOf = ({ el, portalRoot }: FakeTab) => el.textContent + portalRoot.textContent

/** Draws a dialog for a reason of at least three characters. @param succeeds whether the decision succeeds */
function decision(succeeds: boolean) {
  const decided: string[] = []
  function Page() {
    const [asking, setAsking] = useState(true)
    if (!asking) return <p>closed</p>
    return (
      <DecisionDialog
        title="Return the card"
        label="Reason"
        action="Return"
        maxLength={20}
        min={{ length: 3, problem: 'Give the reason' }}
        busy={false}
        onClose={() => setAsking(false)}
        onDecide={async text => {
          decided.push(text)
          return succeeds
        }}
      />
    )
  }
  return { decided, Page }
}

test('disables the decision while the fields are being loaded', async () => {
  const decided: string[] = []
  const Page = () => {
    const [loading, setLoading] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setLoading(false)}>
          Arrive
        </button>
        <DecisionDialog
          title="Approve the card"
          label="Remark"
          action="Approve"
          maxLength={20}
          busy={false}
          loading={loading}
          onClose={() => undefined}
          onDecide={async text => {
            decided.push(text)
            return true
          }}
        />
      </>
    )
  }
  const tab = await open(Page)
  await shows(() => field(tab, 'Remark'))
  const approve = [...tab.portalRoot.querySelectorAll('button')].find(each => each.textContent === 'Approve')
  expect(approve?.getAttribute('aria-disabled')).toBe('true')
  approve?.click()
  expect(decided).toEqual([])
  await press(tab, 'Arrive')
  await press(tab, 'Approve')
  await shows(() => expect(decided).toEqual(['']))
})

test('rejects a reason that is too short without blanks, and shows problems after the first try', async () => {
  const { decided, Page } = decision(true)
  const tab = await open(Page)
  await shows(() => field(tab, 'Reason'))
  type(field(tab, 'Reason'), ' ab ')
  expect(textOf(tab)).not.toContain('Give the reason')
  await press(tab, 'Return')
  await shows(() => expect(textOf(tab)).toContain('Give the reason'))
  expect(decided).toEqual([])
  type(field(tab, 'Reason'), 'torn')
  await press(tab, 'Return')
  await shows(() => expect(textOf(tab)).toContain('closed'))
  expect(decided).toEqual(['torn'])
})

test('keeps the dialog and its text if the decision fails', async () => {
  const { decided, Page } = decision(false)
  const tab = await open(Page)
  await shows(() => field(tab, 'Reason'))
  type(field(tab, 'Reason'), 'torn')
  await press(tab, 'Return')
  await shows(() => expect(decided).toEqual(['torn']))
  type(field(tab, 'Reason'), 'torn twice')
  await press(tab, 'Return')
  await shows(() => expect(decided).toEqual(['torn', 'torn twice']))
  await press(tab, 'Cancel')
  await shows(() => expect(textOf(tab)).toContain('closed'))
})

/** Closes the dialog by Escape or by a button. */
async function leave(tab: FakeTab, how: string): Promise<void> {
  if (how !== 'Escape') return await press(tab, how)
  const key = { key: 'Escape', bubbles: true, cancelable: true }
  field(tab, 'Reason').dispatchEvent(new KeyboardEvent('keydown', key))
}

test.each(['Cancel', 'Close', 'Escape'])('asks before %s drops the text of a decision', async how => {
  const fake = createFakeHost({ app: 'cards', session: { lang: 'en' } })
  const tab = await open(decision(true).Page, 'en', fake)
  await shows(() => field(tab, 'Reason'))
  fake.confirmAnswer = false
  type(field(tab, 'Reason'), 'torn')
  await leave(tab, how)
  await shows(() =>
    expect(fake.confirms.map(({ message }) => message)).toEqual(['You have unsaved work. Leave anyway?']),
  )
  expect(field(tab, 'Reason')).toHaveProperty('value', 'torn')
  type(field(tab, 'Reason'), '')
  await leave(tab, how)
  await shows(() => expect(textOf(tab)).toContain('closed'))
  expect(fake.confirms).toHaveLength(1)
})

test('keeps the tab open for a written reason until it is sent or discarded', async () => {
  const fake = createFakeHost({ app: 'cards', session: { lang: 'en' } })
  const tab = await open(decision(true).Page, 'en', fake)
  await shows(() => field(tab, 'Reason'))
  expect(tab.dirty).toBe(false)
  type(field(tab, 'Reason'), 'torn')
  await shows(() => expect(tab.dirty).toBe(true))
  fake.confirmAnswer = false
  expect(await tab.mayClose()).toBe(false)
  expect(fake.confirms).toHaveLength(1)
  type(field(tab, 'Reason'), '')
  await shows(() => expect(tab.dirty).toBe(false))
  type(field(tab, 'Reason'), 'torn')
  await shows(() => expect(tab.dirty).toBe(true))
  await press(tab, 'Return')
  await shows(() => expect(textOf(tab)).toContain('closed'))
  await shows(() => expect(tab.dirty).toBe(false))
})

const guarded = (onSave: () => Promise<boolean>) =>
  function Page() {
    return <UnsavedGuard onSave={onSave} />
  }

test.each([
  [
    'en',
    'You have unsaved work. Leave anyway?',
    { cancel: 'Cancel', discard: 'Discard', save: 'Save and close' },
  ],
  ['zh', '有未保存的内容，确定离开？', { cancel: '取消', discard: '不保存', save: '保存并关闭' }],
] as const)('asks in %s about unsaved work before the tab closes', async (lang, question, words) => {
  const stored = [false, true]
  const tab = await open(
    guarded(async () => stored.shift() ?? false),
    lang,
  )
  await shows(() => expect(tab.dirty).toBe(true))
  const answers: boolean[] = []
  for (const word of [words.cancel, words.discard, words.save, words.save]) {
    const mayClose = tab.mayClose()
    // oxlint-disable-next-line no-await-in-loop -- one question after the other
    await shows(() => expect(textOf(tab)).toContain(question))
    // oxlint-disable-next-line no-await-in-loop -- as above
    await press(tab, word)
    // oxlint-disable-next-line no-await-in-loop -- as above
    answers.push(await mayClose)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await shows(() => expect(textOf(tab)).not.toContain(question))
  }
  expect(answers).toEqual([false, true, false, true])
})

test('gives the same answer to every caller that asks while the question is open', async () => {
  const tab = await open(guarded(async () => true))
  await shows(() => expect(tab.dirty).toBe(true))
  const asked = Promise.all([tab.mayClose('close'), tab.mayClose('close-all')])
  await press(tab, 'Discard')
  expect(await asked).toEqual([true, true])
})

test('answers callers that ask while it is being saved', async () => {
  const stored = Promise.withResolvers<boolean>()
  const tab = await open(guarded(() => stored.promise))
  await shows(() => expect(tab.dirty).toBe(true))
  const first = tab.mayClose('close')
  await press(tab, 'Save and close')
  const second = tab.mayClose('close-all')
  stored.resolve(true)
  expect(await Promise.all([first, second])).toEqual([true, true])
})

test('keeps the tab when a save fails and rejects the callers; asks again the next time', async () => {
  const saves = [Promise.reject(new Error('broken')), Promise.resolve(true)]
  for (const save of saves) save.catch(() => undefined)
  const tab = await open(guarded(() => saves.shift() ?? Promise.resolve(false)))
  await shows(() => expect(tab.dirty).toBe(true))
  const asked = tab.mayClose()
  await press(tab, 'Save and close')
  await expect(asked).rejects.toThrow('broken')
  const again = tab.mayClose()
  await press(tab, 'Save and close')
  expect(await again).toBe(true)
})

test('[FLOW-44] lets the portal draw the approval of a record for as long as the page shows it', async () => {
  const fake = createFakeHost({ app: 'cards' })
  const tab = await open(() => <ApprovalPath insId="7" />, 'en', fake)
  const [place] = await shows(() => {
    expect(fake.approvals).toHaveLength(1)
    return fake.approvals
  })
  expect(place).toMatchObject({ insId: '7', portalRoot: tab.portalRoot })
  expect(tab.el.contains(place?.el ?? null)).toBe(true)
  expect(place?.signal.aborted).toBe(false)
  await tab.unmount()
  expect(place?.signal.aborted).toBe(true)
})

test.each([
  ['en', 'The approval could not be loaded', 'Try again'],
  ['zh', '审批记录加载失败', '重试'],
] as const)(
  '[FLOW-44] says that the approval cannot be loaded and retries it (%s)',
  async (lang, failure, again) => {
    const fake = createFakeHost({ app: 'cards', session: { lang } })
    fake.hasNoApprovals = true
    const tab = await open(() => <ApprovalPath insId="7" />, lang, fake)
    await shows(() => expect(tab.el.textContent).toContain(failure))
    expect(fake.reports).toHaveLength(1)
    fake.hasNoApprovals = false
    await press(tab, again)
    await shows(() => expect(fake.approvals.map(({ insId }) => insId)).toEqual(['7']))
    expect(tab.el.textContent).not.toContain(failure)
  },
)
