import { expect, test } from '@apron/e2e/harness/fixtures/portal-test'
import { tabTo } from '@apron/e2e/harness/keyboard'
import type { Locator } from '@playwright/test'
import { PACKAGE_STATES, type PackageStatus } from '../contract/work-package.ts'
import { createPackage } from './new-package.ts'

test.use({ person: 'planner' })

const stateLabel = (status: PackageStatus) => PACKAGE_STATES[status].zh

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('The element is not visible')
  return box
}

test('[WC-02] moves a package on the board by mouse and keyboard; a move that is not allowed shows the reason and snaps back', async ({
  context,
  page,
  shell,
}) => {
  const { packageNo } = await createPackage(context, 'B-T103')
  const { pane } = shell
  const column = (status: PackageStatus) => pane.getByRole('region', { name: stateLabel(status) })
  const withLink = (number: string | RegExp) => ({ has: page.getByRole('link', { name: number }) })
  const cardOf = (number: string | RegExp) => pane.getByRole('listitem').filter(withLink(number))
  const card = cardOf(packageNo)
  const cardInColumn = (status: PackageStatus, number: string | RegExp = packageNo) =>
    column(status).getByRole('listitem').filter(withLink(number))
  /** Drags a card by its header, as a person does. */
  const drag = async (dragged: Locator, to: PackageStatus) => {
    await dragged.scrollIntoViewIfNeeded()
    const from = await boxOf(dragged)
    // Next to the number, which is a link.
    await page.mouse.move(from.x + from.width - 24, from.y + 16)
    await page.mouse.down()
    const target = await boxOf(column(to))
    await page.mouse.move(target.x + target.width / 2, target.y + Math.min(target.height / 2, 200), {
      steps: 12,
    })
    await expect(column(to)).toHaveAttribute('data-over')
    await page.mouse.up()
  }
  await page.goto('/workCard/packageBoard')
  await expect(cardInColumn('PLANNED')).toBeVisible()

  await test.step('Dragging to the next column changes the state, also after a reload', async () => {
    await drag(card, 'OPEN')
    await expect(page.getByText(`${packageNo} 已移到“${stateLabel('OPEN')}”`)).toBeVisible()
    await expect(cardInColumn('OPEN')).toBeVisible()
    await page.reload()
    await expect(cardInColumn('OPEN')).toBeVisible()
  })

  await test.step('Dragging to a state that does not follow shows the reason and returns the card', async () => {
    await card.scrollIntoViewIfNeeded()
    const before = await card.boundingBox()
    await drag(card, 'RELEASED')
    await expect(page.getByText(`不能从“${stateLabel('OPEN')}”移到“${stateLabel('RELEASED')}”`)).toBeVisible()
    await expect(cardInColumn('OPEN')).toBeVisible()
    expect(await card.boundingBox()).toEqual(before)
  })

  await test.step('A move that the server rejects shows its reason, and the card returns', async () => {
    const packageWithOpenCards = /^PK-\d{4}-0031$/
    await drag(cardOf(packageWithOpenCards), 'CARDS_CLOSED')
    await expect(page.getByText(/还有\d+张工卡未关闭/)).toBeVisible()
    await expect(cardInColumn('IN_WORK', packageWithOpenCards)).toBeVisible()
  })

  await test.step('The menu of the card moves it by keyboard', async () => {
    await page.reload()
    await expect(cardInColumn('OPEN')).toBeVisible()
    await tabTo(page, `移动 ${packageNo}`)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: stateLabel('IN_WORK') })).toBeFocused()
    await expect(page.getByRole('menuitem')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${packageNo} 已移到“${stateLabel('IN_WORK')}”`)).toBeVisible()
    await expect(cardInColumn('IN_WORK')).toBeVisible()
  })
})
