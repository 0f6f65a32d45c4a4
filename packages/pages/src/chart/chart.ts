/** Charts with their tables. */
export { BarChart, type BarChartProps, type ChartBar } from './bar-chart.tsx'
