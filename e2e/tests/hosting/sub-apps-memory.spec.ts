import type { CDPSession } from '@playwright/test'
import { expect } from '../../harness/fixtures/portal-test.ts'
import { testWithApps } from '../../harness/fixtures/test-with-apps.ts'

const CYCLES = 30
/**
 * Warm-up rounds: they fill what is kept legitimately, such as code, caches of React, pooled elements of the browser.
 */
const WARM_UP = 5

const test = testWithApps(async apps => {
  await apps.build('editor', 'amm')
})
// A trace retains elements, which would be counted.
test.use({ person: 'inspector', trace: 'off' })

interface Counts {
  readonly nodes: number
  readonly listeners: number
  /** Counts the pane elements that the browser still holds, attached or not. */
  readonly panes: number
}

async function countNow(cdp: CDPSession): Promise<Counts> {
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find(one => one.name === name)?.value ?? Number.NaN
  const prototype = await cdp.send('Runtime.evaluate', { expression: 'HTMLDivElement.prototype' })
  const all = await cdp.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.result.objectId ?? '',
    objectGroup: 'count',
  })
  const panes = await cdp.send('Runtime.callFunctionOn', {
    objectId: all.objects.objectId ?? '',
    functionDeclaration:
      'function () { return this.filter(element => element.dataset.mf !== undefined).length }',
    returnByValue: true,
  })
  await cdp.send('Runtime.releaseObjectGroup', { objectGroup: 'count' })
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners'), panes: panes.result.value }
}

/** Returns the count once it is stable: the same twice in a row. */
async function countAtRest(cdp: CDPSession): Promise<Counts> {
  let counts = await countNow(cdp)
  await expect(async () => {
    const before = counts
    counts = await countNow(cdp)
    expect(counts).toEqual(before)
  }).toPass({ timeout: 30_000 })
  return counts
}

test(`D7: opening and closing tabs ${CYCLES} times leaves nothing of them in memory`, async ({
  editor,
  neighbour,
  page,
  shell,
}) => {
  test.setTimeout(300_000)
  await neighbour.open()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')

  async function openAndClose() {
    await editor.openRecord('1')
    await shell.follow('/amm/popups')
    await editor.engine.click()
    await editor.engineOption('left').click()
    await editor.details.click()
    await expect(editor.detailsDialog).toBeVisible()
    await page.keyboard.press('Escape')
    await shell.closeOtherTabs(editor.listTitle)
    await editor.expectList()
  }

  for (let round = 0; round < WARM_UP; round += 1) await openAndClose()
  const before = await countAtRest(cdp)
  for (let round = 0; round < CYCLES; round += 1) await openAndClose()
  const after = await countAtRest(cdp)

  await test
    .info()
    .attach('counts', { body: JSON.stringify({ before, after }), contentType: 'application/json' })
  // The two elements of the list: its page and its pop-up container.
  expect(after.panes).toBe(2)
  expect(after.nodes).toBeLessThanOrEqual(before.nodes)
  expect(after.listeners).toBeLessThanOrEqual(before.listeners)
  await neighbour.expectUndisturbed()
})
