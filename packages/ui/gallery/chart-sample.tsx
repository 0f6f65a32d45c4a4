import { BarChart } from '../src/chart/chart.tsx'

/** Categories with links, and a series in time. */
export function ChartSample({ zh }: { readonly zh: boolean }) {
  return (
    <>
      <BarChart
        title={zh ? '按ATA章' : 'By ATA chapter'}
        label={zh ? 'ATA章' : 'ATA chapter'}
        unit={zh ? '问题数' : 'Findings'}
        onOpen={() => {}}
        bars={[
          {
            id: '10',
            label: zh ? '10 停放、系留、封存和恢复使用' : '10 Parking, mooring, storage, return to service',
            value: 2,
            href: '/?view=list',
          },
          { id: '32', label: zh ? '32 起落架' : '32 Landing gear', value: 12, href: '/?view=list' },
          { id: '79', label: zh ? '79 滑油' : '79 Oil', value: 0, href: '/?view=list' },
        ]}
      />
      <BarChart
        title={zh ? '按月份' : 'By month'}
        label={zh ? '月份' : 'Month'}
        unit={zh ? '问题数' : 'Findings'}
        shape="columns"
        bars={[4, 0, 7, 3, 11, 6, 2, 5, 9, 1, 8, 10].map((value, index) => {
          const month = `2026-${String(index + 1).padStart(2, '0')}`
          return { id: month, label: month, value }
        })}
      />
    </>
  )
}
