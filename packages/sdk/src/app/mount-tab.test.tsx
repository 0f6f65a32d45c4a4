import { defineCall } from '@apron/contract/calls/define-call'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useCloseQuestion } from '../hooks/use-close-question.ts'
import { useDirty } from '../hooks/use-dirty.ts'
import { useAirport, useTheme } from '../hooks/use-session.ts'
import { useCall, useQueryParam } from '../hooks/use-tab.ts'
import { startPage, step } from './start-page.fixture.tsx'

function UnsavedUntilClicked() {
  const [saved, setSaved] = useState(false)
  useDirty(!saved)
  return (
    <button type="button" onClick={() => setSaved(true)}>
      save
    </button>
  )
}

test('reports unsaved work, keeps it during sleep, and asks before the tab closes', async () => {
  const { fake, tab, button } = await startPage(UnsavedUntilClicked)
  expect(tab.dirty).toBe(true)
  await step(() => tab.hide())
  expect(tab.dirty).toBe(true)
  expect(await tab.mayClose('evict')).toBe(false)
  fake.confirmAnswer = false
  expect(await tab.mayClose('close-all')).toBe(false)
  expect(fake.confirms[0]?.message).toBe('You have unsaved work. Leave anyway?')
  expect(await tab.mayClose('logout')).toBe(true)
  await step(() => tab.show())
  expect(tab.dirty).toBe(true)
  await step(() => button().click())
  expect(tab.dirty).toBe(false)
  expect(await tab.mayClose()).toBe(true)
  expect(fake.confirms).toHaveLength(1)
})

test('[I18N-02] asks about unsaved work in the operators’ wording', async () => {
  const { fake, tab } = await startPage(UnsavedUntilClicked)
  await step(() => fake.setSession({ texts: { 'sdk.leave': { en: 'Drop it', zh: '放弃' } } }))
  await tab.mayClose('close-all')
  expect(fake.confirms[0]?.confirmLabel).toBe('Drop it')
})

function UnsavedInLightTheme() {
  useDirty(useTheme() === 'light')
  return null
}

test('clears unsaved work that is gone when the tab wakes', async () => {
  const { fake, tab } = await startPage(UnsavedInLightTheme)
  await step(() => tab.hide())
  await step(() => fake.setSession({ theme: 'dark' }))
  await step(() => tab.show())
  expect(tab.dirty).toBe(false)
})

test('[TAB-11] asks the page with the reason and its latest state, also while hidden', async () => {
  const questions: string[] = []
  function Page() {
    const id = useQueryParam('id')
    useCloseQuestion(async reason => {
      questions.push(`${id} ${reason}`)
      return id === '2'
    })
    return null
  }
  const { fake, tab } = await startPage(Page, { path: '/testApp/page?id=1' })
  expect(await tab.mayClose('close')).toBe(false)
  await step(() => tab.hide())
  await step(() => tab.goTo('/testApp/page?id=2'))
  expect(await tab.mayClose('close-others')).toBe(true)
  expect(questions).toEqual(['1 close', '2 close-others'])
  expect(fake.confirms).toEqual([])
})

const list = defineCall<{ data: null }>({ id: 'list', method: 'GET', path: '/list' })

test('[AIR-05] keeps the site the tab was opened at, for display and calls', async () => {
  function Page() {
    const call = useCall()
    return (
      <button type="button" onClick={() => void call(list)}>
        {useAirport()?.code}
      </button>
    )
  }
  const { fake, button } = await startPage(Page)
  fake.answer(list, null)
  await step(() => fake.setSession({ airport: { id: '2', code: 'SZX', name: 'Shenzhen' } }))
  expect(button().textContent).toBe('CAN')
  await step(() => button().click())
  expect(fake.requests[0]?.airport?.code).toBe('CAN')
})
