import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { findInput, pressKey, render, typeText, unmount } from '../checks/render.fixture.tsx'
import { type FoundUser, UserField, type UserSearch, UsersField } from './user-field.tsx'

afterEach(unmount)

const person = (userCode: string, nickName: string): FoundUser => ({
  userCode,
  nickName,
  deptList: [
    { code: 'D01', name: 'Safety & Quality' },
    { code: 'D0101', name: 'Quality assurance' },
  ],
  postList: [{ code: 'P1', name: 'Inspector' }],
})

const PEOPLE = [person('100104', 'Feng Xiaolan'), person('100105', 'Xu Weidong')]

/** Draws fields for one user and for several. Returns the searches and the chosen users. */
function drawFields() {
  const searches: string[] = []
  const state = { refusal: '' }
  const search: UserSearch = async text => {
    searches.push(text)
    if (state.refusal !== '') throw new Error(state.refusal)
    return PEOPLE.filter(({ nickName, userCode }) => `${nickName} ${userCode}`.includes(text))
  }
  let chosen: string[] = []
  function Form() {
    const [user, setUser] = useState<FoundUser | null>(null)
    const [users, setUsers] = useState<FoundUser[]>([])
    chosen = [...(user === null ? [] : [user]), ...users].map(({ userCode }) => userCode)
    return (
      <>
        <UserField label="Delegate" value={user} onChange={setUser} search={search} />
        <UsersField label="To be informed" value={users} onChange={setUsers} search={search} />
      </>
    )
  }
  render(<Form />)
  return { searches, chosen: () => chosen, state }
}

const list = () => document.querySelector('[role=listbox]')?.textContent ?? ''
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')]
const typeInto = (label: string, text: string) => {
  const input = findInput(label)
  input.focus()
  flushSync(() => input.click())
  typeText(input, text)
  return input
}
const expectOptions = (count: number) => vi.waitFor(() => expect(options()).toHaveLength(count))

test('[PART-01, UI-01] makes no request before something is typed, and says in the list what to type', async () => {
  const { searches } = drawFields()
  typeInto('Delegate', '   ')
  await vi.waitFor(() => expect(list()).toBe('Name or number'))
  expect(options()).toEqual([])
  typeInto('Delegate', '100104')
  await expectOptions(1)
  expect(searches).toEqual(['100104'])
  expect(list()).toBe('Feng Xiaolan 100104Safety & Quality / Quality assurance · Inspector')
})

test('[PART-01, UI-01] chooses a found user by the keyboard, and says in the list if nobody was found', async () => {
  const { chosen } = drawFields()
  const input = typeInto('Delegate', 'Feng')
  await expectOptions(1)
  pressKey('ArrowDown')
  pressKey('Enter')
  expect(input.value).toBe('Feng Xiaolan 100104')
  expect(chosen()).toEqual(['100104'])
  typeInto('Delegate', 'zzzz')
  await vi.waitFor(() => expect(list()).toBe('No people found'))
})

test('[PART-01] finds several users one after the other and removes the last one', async () => {
  const { chosen } = drawFields()
  for (const [number, { userCode }] of PEOPLE.entries()) {
    typeInto('To be informed', userCode)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expectOptions(1)
    options()[0]?.click()
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await vi.waitFor(() => expect(chosen()).toHaveLength(number + 1))
  }
  expect(chosen()).toEqual(['100104', '100105'])
  typeInto('To be informed', '')
  pressKey('Backspace')
  expect(chosen()).toEqual(['100104'])
})

test('[PART-01] shows in the list why a search was rejected, keeps the typed text, and retries it', async () => {
  const { searches, state } = drawFields()
  state.refusal = 'Too many requests'
  const input = typeInto('Delegate', '100104')
  await vi.waitFor(() => expect(list()).toBe('Too many requests'))
  expect(input.value).toBe('100104')
  state.refusal = ''
  flushSync(() => input.click())
  await expectOptions(1)
  expect(searches).toEqual(['100104', '100104'])
})
