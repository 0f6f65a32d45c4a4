import { queryColumnSetting, saveColumnSetting } from '@apron/contract/calls/column-setting.calls'
import { CLIENT_TEXTS } from '@apron/contract/errors/client-texts'
import { columnFailure } from '@apron/contract/rules/column-failure'
import { CallError, useHost, useLanguage } from '@apron/sdk'
import type { ColumnSetting, ColumnStore } from '@apron/ui/table'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAppCall } from '../app/calls-context.ts'

const queryKey = (code: string) => ['columns', code]

/** Column settings of this person: on the server, what was read before in the shared cache, widths and pins in the browser. */
export function useColumnStore(): ColumnStore {
  const call = useAppCall()
  const host = useHost()
  const language = useLanguage()
  const queries = useQueryClient()
  return useMemo(
    () => ({
      known: code => queries.getQueryData<ColumnSetting | null>(queryKey(code)),
      read: code =>
        queries.fetchQuery({
          queryKey: queryKey(code),
          queryFn: ({ signal }) => call(queryColumnSetting, { query: { code } }, { signal }),
          staleTime: Number.POSITIVE_INFINITY,
        }),
      async save(setting) {
        const saved = await call(saveColumnSetting, { body: setting })
        queries.setQueryData(queryKey(setting.code), saved)
        return saved
      },
      failed(what, code, cause) {
        const silent = !(cause instanceof CallError) || cause.status === 0
        host.toast('error', columnFailure(what, code, silent ? null : cause.said, language))
      },
      saved: () => host.toast('success', CLIENT_TEXTS.saved[language]),
      remembered: key => host.remembered(key),
      remember: (key, value) => host.remember(key, value),
    }),
    [call, host, language, queries],
  )
}
