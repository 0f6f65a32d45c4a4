import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import type { TextsOf } from '@apron/sdk'
import type { TableColumn } from '@apron/ui/table'
import type { ReachedPerson } from './acknowledgement-rows.ts'
import { alarmsTexts } from './alarms.texts.ts'

/**
 * @param isDone lists people who have acknowledged: shows the acknowledgement time instead of the read state
 */
export function acknowledgementColumns(
  t: TextsOf<typeof alarmsTexts>,
  isDone: boolean,
): readonly TableColumn<ReachedPerson>[] {
  return [
    {
      id: 'person',
      labels: alarmsTexts.person,
      cell: ({ nickName, userCode }) => `${nickName} (${userCode})`,
      width: 200,
      sortable: true,
      card: 'title',
    },
    {
      id: 'department',
      labels: alarmsTexts.department,
      cell: ({ department }) => department,
      minWidth: 140,
      sortable: true,
    },
    {
      id: 'telephone',
      labels: alarmsTexts.telephone,
      cell: ({ telephone }) =>
        telephone === '' ? '–' : <a href={`tel:${telephone.replaceAll(/[^+\d]/g, '')}`}>{telephone}</a>,
      text: ({ telephone }) => telephone,
      width: 148,
      sortable: true,
      mono: true,
    },
    { id: 'site', labels: alarmsTexts.usualSite, cell: ({ site }) => site, width: 160, sortable: true },
    isDone
      ? {
          id: 'time',
          labels: alarmsTexts.acknowledgeTime,
          cell: ({ acknowledgeTime }) => wireMinute(acknowledgeTime),
          width: 148,
          sortable: true,
          card: 'head',
        }
      : {
          id: 'read',
          labels: alarmsTexts.isRead,
          cell: ({ read }) => (read ? t.read : t.notRead),
          width: 100,
          sortable: true,
          card: 'head',
        },
  ]
}
