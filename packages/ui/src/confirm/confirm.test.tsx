import { flushSync } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '../button/button.tsx'
import { findByName, pressButton, pressKey, render, unmount } from '../checks/render.fixture.tsx'
import { useConfirm } from './confirm.tsx'

afterEach(unmount)

/** Draws a button that asks before it deletes. Returns the answers so far. */
function drawQuestion() {
  const answers: boolean[] = []
  function Page() {
    const { confirm, dialog } = useConfirm()
    return (
      <>
        <Button
          onClick={async () => {
            answers.push(
              await confirm({
                title: 'Delete this entry?',
                message: 'It cannot be recovered.',
                confirmLabel: 'Delete',
                danger: true,
              }),
            )
          }}
        >
          Delete entry
        </Button>
        {dialog}
      </>
    )
  }
  render(<Page />)
  return answers
}

const question = () => document.querySelector('[role=dialog]')

test.each([
  ['cancel', false, () => pressButton('Cancel')],
  ['close', false, () => pressButton('Close')],
  [
    'Escape',
    false,
    () => {
      findByName('button', 'Delete').focus()
      pressKey('Escape')
    },
  ],
  ['the verb itself', true, () => pressButton('Delete')],
])('[UI-07] asks before an action that cannot be undone: %s answers %s', async (_how, expected, answer) => {
  const answers = drawQuestion()
  pressButton('Delete entry')
  await vi.waitFor(() => expect(question()?.textContent).toContain('It cannot be recovered.'))
  expect(question()?.querySelector('h2')?.textContent).toBe('Delete this entry?')
  expect(answers).toEqual([])
  answer()
  await vi.waitFor(() => expect(question()).toBeNull())
  expect(answers).toEqual([expected])
})

test('[UI-07] answers no when the page is unmounted', async () => {
  const answers = drawQuestion()
  pressButton('Delete entry')
  await vi.waitFor(() => expect(question()).not.toBeNull())
  flushSync(unmount)
  await vi.waitFor(() => expect(answers).toEqual([false]))
})
