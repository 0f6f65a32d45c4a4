import type { ReactNode } from 'react'
import { Button } from '../src/button/button.tsx'
import { Help } from '../src/page/page.tsx'
import { Photo, Photos } from '../src/photos/photos.tsx'
import { QrCode } from '../src/qr-code/qr-code.tsx'
import {
  NamedRows,
  PrintTable,
  RowButtons,
  RowResults,
  SelectionBar,
  type TableColumn,
} from '../src/table/table.tsx'

interface Order {
  readonly number: string
}

const COLUMNS: readonly TableColumn<Order>[] = [
  { id: 'number', labels: { zh: '编号', en: 'Number' }, cell: ({ number }) => number },
]
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="gray"/></svg>'
const load = async () => new Blob([PICTURE], { type: 'image/svg+xml' })
const noop = () => undefined

/** Parts around a list: selection bar, row results, named rows, photos, the print view. */
export function ListParts({ zh }: { readonly zh: boolean }): ReactNode {
  const photos = [
    { name: 'photo-1.jpg', url: '#1' },
    { name: 'photo-2.jpg', url: '#2' },
  ]
  const [first] = photos
  return (
    <div className="gallery-stack">
      <Help
        text={zh ? '本页列出您可以查看的检查单。' : 'This page lists the check orders that you may see.'}
      />
      <SelectionBar
        label={zh ? '已选' : 'Ticked'}
        text={zh ? '已选 2 条' : '2 ticked'}
        clearLabel={zh ? '取消选择' : 'Untick all'}
        onClear={noop}
      >
        <Button kind="primary">{zh ? '批准' : 'Approve'}</Button>
      </SelectionBar>
      <RowResults
        label={zh ? '结果' : 'Results'}
        lines={[
          { id: '1', name: 'CK-2026-0003', result: { done: true, text: zh ? '已批准' : 'Approved' } },
          {
            id: '2',
            name: 'CK-2026-0005',
            result: {
              done: false,
              text: zh ? '未批准' : 'Not approved',
              reason: zh ? '已被他人修改' : 'Changed by somebody else',
            },
          },
        ]}
      />
      <NamedRows
        label={zh ? '视图' : 'Views'}
        rows={[
          {
            id: '1',
            name: zh ? '我的逾期单' : 'Mine, overdue',
            actions: <Button size="small">{zh ? '删除' : 'Delete'}</Button>,
          },
        ]}
      />
      <RowButtons>
        <Button size="small" kind="plain">
          {zh ? '编辑' : 'Edit'}
        </Button>
        <Button size="small" kind="plain">
          {zh ? '删除' : 'Delete'}
        </Button>
      </RowButtons>
      {first && <Photo file={first} number={1} load={load} onOpen={noop} />}
      <Photos label={zh ? '照片' : 'Photos'} photos={photos} load={load} onOpen={noop} />
      <QrCode
        text="TQ-0117"
        label={zh ? 'TQ-0117 的二维码' : 'QR code of TQ-0117'}
        className="gallery-code"
      />
      <PrintTable
        title={zh ? '检查单' : 'Check orders'}
        lines={[]}
        columns={COLUMNS}
        visibleColumns={undefined}
        rows={[{ number: 'CK-2026-0003' }]}
        rowKey={({ number }) => number}
      />
    </div>
  )
}
