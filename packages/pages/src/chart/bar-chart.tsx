import { useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { IconDownload } from '@apron/ui/icons'
import { saveFile } from '@apron/ui/save-file'
import { useRef } from 'react'
import { Bar, LabelList, BarChart as RechartsBarChart, XAxis, YAxis } from 'recharts'
import { CHART_TEXTS } from './chart.texts.ts'
import { renderPng } from './render-png.ts'
import { shortLabel } from './short-label.ts'

export interface ChartBar {
  readonly id: string
  readonly label: string
  readonly value: number
  /** Page that a click on the bar opens. */
  readonly href?: `/${string}`
}

export interface BarChartProps {
  /** Name of the chart, of its table and of the saved picture. */
  readonly title: string
  /** Heading of the labels. */
  readonly label: string
  /** Heading of the values. */
  readonly unit: string
  readonly bars: readonly ChartBar[]
  /** Rows for categories, columns for a series in time. */
  readonly shape?: 'rows' | 'columns'
  /** Follows the link of a bar that was clicked. */
  readonly onOpen?: (href: `/${string}`) => void
}

const BAR_WIDTH = 18
const ROW_HEIGHT = 32
const COLUMNS_HEIGHT = 208
/** Length of a label on the axis, in half-width characters. */
const LABEL_LENGTH = 26

/** A bar chart with its values as a table. The table serves keyboards and screen readers. */
export function BarChart({ title, label, unit, bars, shape = 'rows', onOpen }: BarChartProps) {
  const words = useTexts(CHART_TEXTS)
  const drawing = useRef<HTMLDivElement>(null)
  const isRows = shape === 'rows'
  const labels = {
    dataKey: 'label',
    type: 'category',
    tickLine: false,
    axisLine: isRows,
    tick: { fill: 'var(--ap-text-2)' },
  } as const
  const values = { type: 'number', hide: true, domain: [0, 'dataMax'] } as const

  async function savePicture(): Promise<void> {
    const svg = drawing.current?.querySelector('svg')
    if (svg) saveFile(`${title}.png`, await renderPng(svg, title))
  }

  return (
    <figure className="ap-chart" aria-label={title}>
      <div className="ap-chart-drawing" aria-hidden data-opens={onOpen !== undefined} ref={drawing}>
        <RechartsBarChart
          responsive
          accessibilityLayer={false}
          data={bars}
          layout={isRows ? 'vertical' : 'horizontal'}
          margin={
            isRows ? { top: 4, right: 40, bottom: 4, left: 4 } : { top: 24, right: 8, bottom: 0, left: 8 }
          }
          style={{ width: '100%', height: isRows ? bars.length * ROW_HEIGHT + 8 : COLUMNS_HEIGHT }}
        >
          {isRows ? (
            <>
              <XAxis {...values} />
              <YAxis
                {...labels}
                width="auto"
                interval={0}
                tickFormatter={name => shortLabel(name, LABEL_LENGTH)}
              />
            </>
          ) : (
            <>
              <XAxis {...labels} />
              <YAxis {...values} />
            </>
          )}
          <Bar
            className="ap-chart-bar"
            dataKey="value"
            maxBarSize={isRows ? BAR_WIDTH : 2 * BAR_WIDTH}
            minPointSize={value => (typeof value === 'number' && value > 0 ? 1 : 0)}
            radius={3}
            isAnimationActive={false}
            {...(onOpen && {
              onClick: (_: unknown, index: number) => {
                const href = bars[index]?.href
                if (href !== undefined) onOpen(href)
              },
            })}
          >
            <LabelList dataKey="value" position={isRows ? 'right' : 'top'} fill="var(--ap-text)" />
          </Bar>
        </RechartsBarChart>
      </div>
      <details className="ap-chart-more">
        <summary>{words.table}</summary>
        <table>
          <caption className="ap-hidden-text">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{label}</th>
              <th scope="col">{unit}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ id, label: name, value, href }) => (
              <tr key={id}>
                <th scope="row">{href === undefined ? name : <a href={href}>{name}</a>}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <Button
        kind="plain"
        size="small"
        className="ap-chart-save"
        icon={<IconDownload size={18} stroke={1.5} />}
        aria-label={`${words.savePicture}: ${title}`}
        onClick={() => void savePicture()}
      >
        {words.savePicture}
      </Button>
    </figure>
  )
}
