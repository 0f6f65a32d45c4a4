import { deleteDictionary, pageDictionary } from '@apron/contract/dictionary/admin-dictionary.calls'
import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnStores } from '@apron/server/test/stores/stores'
import { expect, it } from 'vitest'
import { plugin } from '../../plugin.ts'

const ADMINISTRATOR = '100001'

describeOnStores('the dictionary and check orders', store => {
  const server = appServer(store, plugin)

  async function deleteValue(directory: string, value: string): Promise<readonly [boolean, string]> {
    const admin = await server.as(ADMINISTRATOR)
    const body = { current: 1, size: 50, queryCriteria: { directory } }
    const { records } = (await admin.call(pageDictionary, { body })).envelope.data
    const { id, version } =
      records.find(row => row.value === value) ?? expect.fail(`no ${directory}:${value}`)
    const { data } = (await admin.call(deleteDictionary, { body: { rows: [{ id, version }] } })).envelope
    return [data[0]?.done ?? false, data[0]?.msg ?? '']
  }

  it.each([
    ['CHECK_CAT', 'ROUTINE', /检查单 \d+ 处、检查模板 \d+ 处/],
    ['CHECK_RESULT', 'NC', /检查结果 \d+ 处/],
    ['FINDING_LEVEL', '2', /检查结果 \d+ 处/],
  ])('[ADM-92] rejects deleting a value of %s that orders use: %s', async (directory, value, where) => {
    const [done, msg] = await deleteValue(directory, value)
    expect(done).toBe(false)
    expect(msg).toMatch(where)
  })

  it('[ADM-92] deletes a value that no order uses', async () => {
    expect(await deleteValue('CHECK_CAT', 'EXTERNAL')).toEqual([true, ''])
  })
})
