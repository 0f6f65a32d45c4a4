import {
  confirmRightsChange,
  pageRightsChanges,
  refuseRightsChange,
  withdrawRightsChange,
} from '@apron/contract/calls/rights-change.calls'
import type { RightsChange, RightsChangeState } from '@apron/contract/entities/rights-change'
import { ADMIN_RIGHTS } from '@apron/contract/rules/admin-rights'
import type { MenuAction } from '@apron/ui/menu'
import { useTranslation } from 'react-i18next'
import type { OwnPageProps } from '../../own-pages/own-page.ts'
import { adminTexts } from '../shared/admin.texts.ts'
import { AdminPage } from '../shared/admin-page.tsx'
import { OneOfField } from '../shared/filter-fields.tsx'
import { useAdminList } from '../shared/use-admin-list.ts'
import { useConfirmedWrite } from '../shared/use-confirmed-write.ts'
import { useRecordDialog } from '../shared/use-record-dialog.ts'
import { useWrite } from '../shared/use-write.ts'
import { CHANGE_STATES, changeColumns } from './change-columns.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { changesTexts } from './changes.texts.ts'

const NO_FILTER: { readonly state: RightsChangeState | null } = { state: null }

/** Changes of rights that need two people, and how they ended (ADM-42). */
export default function ChangesPage({ services }: OwnPageProps) {
  const { t } = useTranslation()
  const { http } = services
  const mayEdit = services.can(ADMIN_RIGHTS.changes.edit)
  const list = useAdminList<RightsChange, typeof NO_FILTER>({
    name: 'changes',
    noFilter: NO_FILTER,
    ask: (position, { state }, signal) => {
      const body = { ...position, queryCriteria: state === null ? {} : { state } }
      return http.call(pageRightsChanges, { body, ...(signal && { signal }) })
    },
  })
  const dialog = useRecordDialog<{ readonly change: RightsChange }>(list.reload)
  const askAndWrite = useConfirmedWrite(services, list.reload)
  const write = useWrite()

  const confirm = async ({ id }: RightsChange) => {
    const body = { id }
    const done = t('adminChanges.confirmed')
    if (await write.run(() => http.call(confirmRightsChange, { body }), done)) dialog.close()
  }
  const end = (change: RightsChange, how: 'refuse' | 'withdraw') =>
    askAndWrite(
      {
        title: t(`adminChanges.${how}`),
        message: t(`adminChanges.${how}Question`, { name: change.targetName }),
        confirmLabel: t(`adminChanges.${how}`),
      },
      () =>
        http.call(how === 'refuse' ? refuseRightsChange : withdrawRightsChange, { body: { id: change.id } }),
      t(how === 'refuse' ? 'adminChanges.refused' : 'adminChanges.withdrawn'),
    )

  const actionsOf = (change: RightsChange): MenuAction[] => {
    const look = {
      id: 'look',
      label: t('adminChanges.decide'),
      onSelect: () => dialog.open({ change }),
    }
    if (change.state !== 'waiting') return [look]
    const own = change.proposedBy.code === services.userCode()
    if (own)
      return [
        look,
        { id: 'withdraw', label: t('adminChanges.withdraw'), onSelect: () => void end(change, 'withdraw') },
      ]
    const refuse = {
      id: 'refuse',
      label: t('adminChanges.refuse'),
      danger: true,
      onSelect: () => void end(change, 'refuse'),
    }
    return mayEdit ? [look, refuse] : [look]
  }

  return (
    <>
      <AdminPage
        services={services}
        title={t('adminChanges.title')}
        customCode="AQ_shell_changes"
        list={list}
        columns={changeColumns(t, actionsOf)}
        rowKey={change => String(change.id)}
        renderFilter={(form, set) => (
          <OneOfField
            label={t('admin.state')}
            value={form.state}
            options={CHANGE_STATES.map(value => ({ value, label: t(`adminChanges.state.${value}`) }))}
            onChange={state => set({ state })}
          />
        )}
      />
      {dialog.opened && (
        <ChangeDialog
          {...dialog.opened}
          mayEdit={mayEdit}
          write={write}
          onConfirm={() => dialog.opened && void confirm(dialog.opened.change)}
          onClose={dialog.close}
        />
      )}
    </>
  )
}

export const texts = { ...adminTexts, ...changesTexts }
