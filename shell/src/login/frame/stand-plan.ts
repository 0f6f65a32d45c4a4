import { s } from '../dom.ts'

/** Half of a twin-jet seen from above, nose at 0,0, in metres ×10; the other half is its mirror image. */
const HALF_OUTLINE = [
  'M56 160c0-10 3-15 8-15s8 5 8 15v30H56z',
  'M0 0C12 6 18 30 18 62V138L182 238V254L72 217L18 214V300C18 318 14 336 10 350L68 376V389L6 381L0 392',
]

function line(d: string, kind: string): SVGElement {
  return s('path', { d, class: `ap-plan-${kind}` })
}

function aircraft(): SVGElement {
  const half = (transform: string) => s('g', { transform }, ...HALF_OUTLINE.map(d => line(d, 'craft')))
  return s(
    'g',
    { transform: 'translate(360 196)' },
    half('scale(1 1)'),
    half('scale(-1 1)'),
    line('M0 318V392M-11 34Q0 26 11 34', 'detail'),
  )
}

function ticks(): SVGElement {
  const marks = Array.from({ length: 21 }, (_, index) => {
    const y = 196 + index * 19.6
    return `M${index % 5 === 0 ? 112 : 118} ${y}H126`
  })
  return line(`M126 196V588${marks.join('')}`, 'fine')
}

/**
 * Draws the decorative plan of an aircraft stand: taxilane, lead-in line, stop bar, safety line and a parked aircraft.
 */
export function standPlan(): SVGElement {
  return s(
    'svg',
    {
      class: 'ap-plan',
      viewBox: '0 0 640 860',
      preserveAspectRatio: 'xMidYMid slice',
      'aria-hidden': 'true',
    },
    line('M-400 760H1040M-400 840H1040', 'edge'),
    line('M-400 800H1040', 'dash'),
    line('M360 214V690Q360 800 250 800', 'lead'),
    line('M328 184H392', 'lead'),
    line('M160 640V250L316 134H404L560 250V640Z', 'safety'),
    line('M-400 100H1040', 'edge'),
    ticks(),
    aircraft(),
    s('text', { x: '402', y: '678', class: 'ap-plan-number' }, 'A12'),
    s('text', { x: '108', y: '200', class: 'ap-plan-label', 'text-anchor': 'end' }, '0'),
    s('text', { x: '108', y: '592', class: 'ap-plan-label', 'text-anchor': 'end' }, '39.2 m'),
  )
}
