import { pageAdminSites, setAdminSite } from '@apron/contract/calls/admin-site.calls'
import type { AdminSite } from '@apron/contract/entities/admin-site'
import { ADMIN_RIGHTS } from '@apron/contract/rules/admin-rights'
import { useTranslation } from 'react-i18next'
import type { OwnPageProps } from '../../own-pages/own-page.ts'
import { editAction } from '../shared/actions-column.tsx'
import { AddButton } from '../shared/add-button.tsx'
import { adminTexts } from '../shared/admin.texts.ts'
import { AdminPage } from '../shared/admin-page.tsx'
import { useAdminList } from '../shared/use-admin-list.ts'
import { useConfirmedWrite } from '../shared/use-confirmed-write.ts'
import { useRecordDialog } from '../shared/use-record-dialog.ts'
import { SiteDialog } from './site-dialog.tsx'
import { NO_SITE_FILTER, type SiteFilter, siteColumns, siteFilter } from './sites.table.tsx'
import { sitesTexts } from './sites.texts.ts'

export const texts = { ...adminTexts, ...sitesTexts }

const DEFAULTS = ['threeCode', 'nameZh', 'nameEn', 'isSite', 'people', 'actions']

/** The airports of the reference list, and which of them are sites of the company. */
export default function SitesPage({ services }: OwnPageProps) {
  const { http, language } = services
  const { t } = useTranslation()
  const mayEdit = services.can(ADMIN_RIGHTS.sites.edit)
  const list = useAdminList<AdminSite, SiteFilter>({
    name: 'sites',
    noFilter: NO_SITE_FILTER,
    ask: (position, { keyword, which }, signal) =>
      http.call(pageAdminSites, {
        body: {
          ...position,
          queryCriteria: { text: keyword, ...(which === null ? {} : { isSite: which === 'sites' }) },
        },
        ...(signal === undefined ? {} : { signal }),
      }),
  })
  const dialog = useRecordDialog<{ readonly site: AdminSite | null }>(list.reload)
  const askAndWrite = useConfirmedWrite(services, list.reload)

  const turn = ({ version, threeCode: code, isSite, cnName, enName }: AdminSite) => {
    const what = t(isSite ? 'sites.take' : 'sites.make')
    const name = language === 'zh' ? cnName : enName
    return askAndWrite(
      {
        title: what,
        message: t(isSite ? 'sites.takeQuestion' : 'sites.makeQuestion', { code, name }),
        confirmLabel: what,
      },
      () => http.call(setAdminSite, { body: { threeCode: code, version, isSite: !isSite } }),
      t('admin.changed'),
    )
  }

  const columns = siteColumns(
    t,
    mayEdit
      ? row => [
          editAction(t, () => dialog.open({ site: row })),
          {
            id: 'turn',
            label: t(row.isSite ? 'sites.take' : 'sites.make'),
            onSelect: () => void turn(row),
          },
        ]
      : null,
  )

  return (
    <>
      <AdminPage
        services={services}
        title={t('sites.title')}
        customCode="AQ_shell_sites"
        list={list}
        columns={columns}
        defaults={DEFAULTS}
        rowKey={row => row.id}
        renderFilter={siteFilter(t)}
        actions={mayEdit && <AddButton label={t('sites.add')} onClick={() => dialog.open({ site: null })} />}
      />
      {dialog.opened && <SiteDialog services={services} {...dialog.opened} onClose={dialog.close} />}
    </>
  )
}
