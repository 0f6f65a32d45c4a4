import { icon } from '../dom.ts'

/** Icons of the login page, on the same grid as the shell's. */
export const eye = () =>
  icon('M3 12c3-5 6-7 9-7s6 2 9 7c-3 5-6 7-9 7s-6-2-9-7', 'M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5')
export const eyeOff = () =>
  icon(
    'M4 4l16 16',
    'M10 5.3A8 8 0 0 1 12 5c3 0 6 2 9 7a18 18 0 0 1-2.3 3',
    'M6.5 7.300A18 18 0 0 0 3 12c3 5 6 7 9 7a8 8 0 0 0 4.5-1.5',
    'M10.2 10.300a2.5 2.5 0 0 0 3.5 3.5',
  )
export const moon = () => icon('M12 3a6.5 6.5 0 0 0 8.8 8.800A9 9 0 1 1 12 3')
export const sun = () =>
  icon(
    'M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8',
    'M12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M18.7 5.300l-1.4 1.400M6.7 17.300l-1.4 1.4',
  )
export const shield = () => icon('M12 3l7 3v5c0 5-3 8.5-7 10-4-1.5-7-5-7-10V6z', 'M9 12l2 2 4-4')
export const check = () => icon('M5 12.500l4.5 4.500L19 7.5')
export const alert = () => icon('M12 4l9 16H3z', 'M12 10v4M12 17v.1')
export const place = () =>
  icon(
    'M12 21c5-5.500 7-8.500 7-11.500a7 7 0 1 0-14 0c0 3 2 6 7 11.5',
    'M12 7.500a2 2 0 1 0 0 4 2 2 0 1 0 0-4',
  )
export const download = () => icon('M12 4v11M7.5 11l4.5 4.500L16.500 11', 'M4.500 19.500h15')
export const scan = () =>
  icon('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5', 'M8 8h3v3H8zM13 13h3v3h-3zM13 8h3M8 13v3')
export const close = () => icon('M6 6l12 12M18 6L6 18')
export const hangar = () => icon('M3 20v-9l9-6 9 6v9', 'M7 20v-7h10v7M7 16.500h10')
