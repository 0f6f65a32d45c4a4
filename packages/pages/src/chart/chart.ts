/** Bar charts with a table of their values. */
export { BarChart, type BarChartProps, type ChartBar } from './bar-chart.tsx'
