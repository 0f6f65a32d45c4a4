import { adminSites, setSite } from '@apron/contract/calls/admin-organisation.calls'
import type { AdminSite } from '@apron/contract/entities/admin-organisation'
import { ADMIN_RIGHTS } from '@apron/contract/rules/admin-rights'
import { Button } from '@apron/ui/button'
import { TextField } from '@apron/ui/fields'
import { SelectField } from '@apron/ui/select'
import { Status } from '@apron/ui/status'
import type { TableColumn } from '@apron/ui/table'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnPageProps } from '../../own-pages/own-page.ts'
import { adminTexts } from '../shared/admin.texts.ts'
import { AdminPage } from '../shared/admin-page.tsx'
import { RowActions } from '../shared/row-actions.tsx'
import { useAdminList } from '../shared/use-admin-list.ts'
import { useQuickWrite } from '../shared/use-write.ts'
import { SiteDialog } from './site-dialog.tsx'
import { sitesTexts } from './sites.texts.ts'

export const texts = { ...adminTexts, ...sitesTexts }

const WHICH = ['sites', 'others'] as const

interface Filter {
  readonly keyword: string
  readonly which: (typeof WHICH)[number] | null
}

const NO_FILTER: Filter = { keyword: '', which: null }

/** The airports of the reference list, and which of them are sites of the company. */
export default function SitesPage({ services }: OwnPageProps) {
  const { http, language } = services
  const { t } = useTranslation()
  const mayEdit = services.can(ADMIN_RIGHTS.sites.edit)
  const [open, setOpen] = useState<{ readonly site: AdminSite | null } | null>(null)
  const write = useQuickWrite()
  const list = useAdminList<AdminSite, Filter>({
    name: 'sites',
    noFilter: NO_FILTER,
    ask: (position, { keyword, which }, signal) =>
      http.call(adminSites, {
        body: {
          ...position,
          queryCriteria: { keyword, ...(which === null ? {} : { isSite: which === 'sites' }) },
        },
        ...(signal === undefined ? {} : { signal }),
      }),
  })
  const { reload } = list

  const turn = useCallback(
    async ({ id, version, threeCode: code, isSite, cnName, enName }: AdminSite) => {
      const what = t(isSite ? 'sites.take' : 'sites.make')
      const name = language === 'zh' ? cnName : enName
      const yes = await services.confirm({
        title: what,
        message: t(isSite ? 'sites.takeQuestion' : 'sites.makeQuestion', { code, name }),
        confirmLabel: what,
      })
      if (!yes) return
      await write(() => http.call(setSite, { body: { id, version, isSite: !isSite } }), t('admin.changed'))
      await reload()
    },
    [http, language, reload, services, t, write],
  )

  const columns = useMemo((): TableColumn<AdminSite>[] => {
    const all: TableColumn<AdminSite>[] = [
      {
        id: 'threeCode',
        labels: texts['sites.threeCode'],
        cell: row => row.threeCode,
        width: 148,
        mono: true,
        locked: true,
      },
      { id: 'icao', labels: texts['sites.icao'], cell: row => row.icao, width: 116, mono: true },
      { id: 'nameZh', labels: texts['admin.nameZh'], cell: row => row.cnName, minWidth: 140 },
      { id: 'nameEn', labels: texts['admin.nameEn'], cell: row => row.enName, minWidth: 180 },
      {
        id: 'isSite',
        labels: texts['admin.state'],
        cell: row => (
          <Status meaning={row.isSite ? 'green' : 'neutral'}>
            {t(row.isSite ? 'sites.state.site' : 'sites.state.airport')}
          </Status>
        ),
        text: row => t(row.isSite ? 'sites.state.site' : 'sites.state.airport'),
        width: 116,
      },
      { id: 'people', labels: texts['sites.people'], cell: row => row.people, width: 92, align: 'end' },
    ]
    if (!mayEdit) return all
    return [
      ...all,
      {
        id: 'actions',
        labels: texts['admin.actions'],
        cell: row => (
          <RowActions
            name={row.threeCode}
            actions={[
              { id: 'edit', label: t('admin.edit'), onSelect: () => setOpen({ site: row }) },
              {
                id: 'turn',
                label: t(row.isSite ? 'sites.take' : 'sites.make'),
                onSelect: () => void turn(row),
              },
            ]}
          />
        ),
        exported: false,
        width: 132,
        locked: true,
      },
    ]
  }, [mayEdit, t, turn])

  const close = () => {
    setOpen(null)
    void reload()
  }
  return (
    <>
      <AdminPage
        services={services}
        title={t('sites.title')}
        customCode="AQ_shell_sites"
        list={list}
        columns={columns}
        rowKey={row => row.id}
        filter={(form, change) => (
          <>
            <TextField
              label={t('sites.keyword')}
              type="search"
              maxLength={60}
              value={form.keyword}
              onChange={keyword => change({ keyword })}
            />
            <SelectField
              label={t('sites.which')}
              placeholder={t('admin.all')}
              clearable
              value={form.which}
              options={WHICH.map(value => ({ value, label: t(`sites.which.${value}`) }))}
              onChange={value => change({ which: WHICH.find(which => which === value) ?? null })}
            />
          </>
        )}
        actions={
          mayEdit && (
            <Button kind="primary" onClick={() => setOpen({ site: null })}>
              {t('sites.add')}
            </Button>
          )
        }
      />
      {open && <SiteDialog services={services} site={open.site} onClose={close} />}
    </>
  )
}
