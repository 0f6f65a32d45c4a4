import { chooseFile, fileField, press, shows } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { importCheckTemplates, listCheckTemplates } from '../../contract/checks/check-template.calls.ts'
import { startApp } from '../testing/running-app.fixture.ts'

const REPORT = {
  digest: 'd1',
  done: false,
  added: 1,
  changed: 0,
  unchanged: 0,
  waiting: 0,
  wrong: 0,
  addedKeys: [],
  wrongRows: [],
  changingRows: [{ row: 2, key: 'IM-01', kind: 'added', fields: [], waits: false }],
} as const

async function openTemplates() {
  const { fake, open } = await startApp('en')
  fake.answer(listCheckTemplates, [])
  const tab = await open('/safetyQuality/checkTemplate')
  const sentBodies = () =>
    fake.requests.filter(({ path }) => path === importCheckTemplates.path).map(({ body }) => body)
  return { fake, sentBodies, tab }
}

test('[SQ-56] imports a file saved by a Chinese Excel after showing a preview', async () => {
  const { fake, sentBodies, tab } = await openTemplates()
  fake.answer(importCheckTemplates, {
    ...REPORT,
    changingRows: REPORT.changingRows.map(row => ({ ...row, fields: [] })),
    wrongRows: [],
    addedKeys: [],
  })
  await press(tab, 'Import')
  // “code,王芳” in GB18030.
  const bytes = new Uint8Array([0x63, 0x6f, 0x64, 0x65, 0x2c, 0xcd, 0xf5, 0xb7, 0xbc])
  await chooseFile(tab, new File([bytes], 'templates.csv'))
  await shows(() => expect(tab.portalRoot.textContent).toContain('IM-01'))
  expect(sentBodies()).toEqual([{ text: 'code,王芳', digest: null }])
  await press(tab, 'Import 1 row')
  await shows(() => expect(sentBodies().at(-1)).toEqual({ text: 'code,王芳', digest: 'd1' }))
  await shows(() => expect(tab.portalRoot.querySelector('[role=dialog]')).toBeNull())
})

test('[SQ-56] shows each wrong line with its reason and imports nothing', async () => {
  const { fake, sentBodies, tab } = await openTemplates()
  const wrongRows = [{ row: 3, key: 'IM-01', field: 'method', text: '“LOOK” is not one of OBSERVE' }]
  fake.answer(importCheckTemplates, {
    ...REPORT,
    added: 0,
    wrong: 1,
    wrongRows,
    changingRows: [],
    addedKeys: [],
  })
  await press(tab, 'Import')
  await chooseFile(tab, new File(['code'], 'templates.csv'))
  await shows(() => expect(tab.portalRoot.textContent).toContain('“LOOK” is not one of OBSERVE'))
  await chooseFile(tab, new File(['code'], 'templates.xlsx'))
  await shows(() => expect(tab.portalRoot.querySelector('[role=alert]')).not.toBeNull())
  expect((await fileField(tab)).accept).toContain('.csv')
  expect(sentBodies()).toHaveLength(1)
})
