import { queryColumnSetting, saveColumnSetting } from '@apron/contract/calls/column-setting.calls'
import { CLIENT_TEXTS } from '@apron/contract/errors/client-texts'
import { columnFailure } from '@apron/contract/rules/records/column-failure'
import { toast } from '@apron/ui/feedback'
import type { ColumnSetting, ColumnStore } from '@apron/ui/table'
import { CallFailure } from '../../platform/http/call-failure.ts'
import type { Shell } from '../shell.ts'

const queryKey = (code: string) => ['columns', code]
/** What the shell's own tables remember stands beside what applications do, under this name. */
const OWNER = 'shell.'

/** Column settings of the shell's own tables: on the server, widths and pins in the browser (TBL-02, TBL-03). */
export function createColumnStore(shell: () => Shell): ColumnStore {
  return {
    known: code => shell().queries.getQueryData<ColumnSetting | null>(queryKey(code)),
    read: code =>
      shell().queries.fetchQuery({
        queryKey: queryKey(code),
        queryFn: ({ signal }) => shell().http.call(queryColumnSetting, { query: { code }, signal }),
        staleTime: Number.POSITIVE_INFINITY,
      }),
    async save(setting) {
      const saved = await shell().http.call(saveColumnSetting, { body: setting })
      shell().queries.setQueryData(queryKey(setting.code), saved)
      return saved
    },
    failed(what, code, cause) {
      const answered = cause instanceof CallFailure && cause.code !== 0
      toast.error(columnFailure(what, code, answered ? cause.said || cause.message : null, shell().language))
    },
    saved: () => toast.success(CLIENT_TEXTS.saved[shell().language]),
    remembered: key => shell().boot.storage.get('remembered')[OWNER + key],
    remember(key, value) {
      const { storage } = shell().boot
      storage.set('remembered', { ...storage.get('remembered'), [OWNER + key]: value })
    },
  }
}
