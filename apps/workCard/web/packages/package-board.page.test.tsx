import { press, shows } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { readBoard, readReleaseCheck } from '../../contract/package-board.ts'
import { workPackage } from '../../contract/work-package.ts'
import { boardPackage, packageDetail, releaseCheck, startApp } from '../testing/work-cards.fixture.ts'

const { assign, release } = { assign: 'workCard:package:assign', release: 'workCard:package:release' }

test('[WC-02] shows packages by state, and moves one with its menu', async () => {
  const { fake, open } = await startApp([assign])
  const tab = await open('/workCard/packageBoard')
  const column = (name: string) =>
    [...tab.el.querySelectorAll('.ap-board-column')].find(each => each.textContent.startsWith(name))
      ?.textContent
  await shows(() => expect(column('Open')).toContain('PK-2026-0031'))
  expect(column('Open')).toContain('Complete 93 %')
  await press(tab, 'Move PK-2026-0031')
  const item = await shows(() => {
    const found = tab.portalRoot.querySelector<HTMLElement>('[role=menuitem]')
    expect(found?.textContent).toBe('In work')
    return found
  })
  fake.answer(workPackage.calls.actions.begin, packageDetail({ status: 'IN_WORK' }))
  fake.answer(readBoard, [boardPackage({ status: 'IN_WORK' })])
  item?.click()
  await shows(() => expect(column('In work')).toContain('PK-2026-0031'))
  expect(fake.requests.find(({ path }) => path.endsWith('/begin'))?.body).toEqual({
    id: 'package-31',
    version: 2,
  })
})

test('[WC-12] lists the card and tool that block a release, and disables the button', async () => {
  const { fake, open } = await startApp([release])
  fake.answer(workPackage.calls.detail, packageDetail({ actions: ['release'] }))
  fake.answer(
    readReleaseCheck,
    releaseCheck({
      blocks: [
        { kind: 'CARD', no: 'JC-2026-0014', cardNo: 'JC-2026-0014', text: 'Close-up' },
        { kind: 'TOOL', no: 'TQ-0117', cardNo: 'JC-2026-0002', text: 'Torque wrench' },
      ],
      unchecked: ['rectifications'],
    }),
  )
  const tab = await open('/workCard/packageBoard?id=package-31')
  await shows(() => expect(tab.el.textContent).toContain('TQ-0117 JC-2026-0002 Torque wrench'))
  expect(tab.el.textContent).toContain('JC-2026-0014')
  expect(tab.el.textContent).toContain('Rectification orders could not be checked')
  const buttons = [...tab.el.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'Release to service',
  )
  expect(buttons.map(({ disabled }) => disabled)).toEqual([true])
})

test('[WC-12] releases a package without open items, with the confirmations of the releasing person', async () => {
  const { fake, open } = await startApp([release])
  fake.answer(workPackage.calls.detail, packageDetail({ actions: ['release'] }))
  fake.answer(readReleaseCheck, releaseCheck({ unchecked: ['tools'] }))
  fake.answer(workPackage.calls.actions.release, packageDetail({ status: 'RELEASED' }))
  const tab = await open('/workCard/packageBoard?id=package-31')
  await press(tab, 'Release to service')
  const box = await shows(() => {
    const found = tab.portalRoot.querySelector<HTMLInputElement>('input[type=checkbox]')
    expect(found).not.toBeNull()
    return found
  })
  box?.click()
  const confirm = await shows(() => {
    const found = [...tab.portalRoot.querySelectorAll('button')].findLast(
      ({ textContent }) => textContent === 'Release to service',
    )
    expect(found).toBeDefined()
    return found
  })
  confirm?.click()
  await shows(() =>
    expect(fake.requests.find(({ path }) => path.endsWith('/release'))?.body).toMatchObject({
      toolsChecked: true,
      rectificationsChecked: false,
    }),
  )
})
