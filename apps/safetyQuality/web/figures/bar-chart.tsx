import { useTexts } from '@apron/sdk'
import { barPercent, type Chart } from './figure-charts.ts'
import { FIGURES_TEXTS } from './figures.texts.ts'

/** Horizontal bars as a table, so that screen readers read label and number. */
export function BarChart({ title, label, unit, bars }: Chart) {
  const texts = useTexts(FIGURES_TEXTS)
  if (bars.length === 0) return <p>{texts.none}</p>
  return (
    <table className="sq-bars">
      <caption className="ap-hidden-text">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <td aria-hidden />
          <th scope="col">{unit}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ id, label: name, value, href }) => (
          <tr key={id}>
            <th scope="row">{href === undefined ? name : <a href={href}>{name}</a>}</th>
            <td className="sq-bars-track" aria-hidden>
              <span className="sq-bars-bar" style={{ inlineSize: `${barPercent(value, bars)}%` }} />
            </td>
            <td className="sq-bars-number">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
