import { queryColumnSetting, saveColumnSetting } from '@apron/contract/lists/column-setting.calls'
import { columnFailure } from '@apron/contract/rules/records/column-failure'
import { CallError, useCall, useHost, useLanguage } from '@apron/sdk'
import { readOf, useAppCache } from '@apron/sdk/query'
import type { ColumnStore } from '@apron/ui/table'
import { useMemo } from 'react'

const settingOf = (code: string) => readOf(queryColumnSetting, { query: { code } })

/** Returns this user's column settings: stored on the server and cached, widths and pins stored in the browser. */
export function useColumnStore(): ColumnStore {
  const call = useCall()
  const host = useHost()
  const language = useLanguage()
  const cache = useAppCache()
  return useMemo(
    () => ({
      cached: code => cache.known(settingOf(code)),
      load: code => cache.recall(queryColumnSetting, { query: { code } }),
      async save(setting) {
        const saved = await call(saveColumnSetting, { body: setting })
        cache.put(settingOf(setting.code), saved)
        return saved
      },
      reportFailure(what, code, cause) {
        // Without a network the shell reports it once, and the list shows its default columns.
        if (what === 'read' && cause instanceof CallError && cause.isUnreached) return
        const silent = !(cause instanceof CallError) || cause.status === 0
        host.toast('error', columnFailure(what, code, silent ? null : cause.said, language))
      },
      readPreference: key => host.remembered(key),
      savePreference: (key, value) => host.remember(key, value),
    }),
    [cache, call, host, language],
  )
}
