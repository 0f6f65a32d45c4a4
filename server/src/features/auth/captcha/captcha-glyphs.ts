/**
 * Letters and digits as strokes on a grid 4 wide and 6 high, so that the picture needs no font.
 * Characters that people mix up (0 O, 1 I L, 2 Z, 5 S, 8 B, U V) are left out.
 */
export const CAPTCHA_GLYPHS: Readonly<Record<string, string>> = {
  '3': 'M0 1 L1 0 L3 0 L4 1 L4 2 L3 3 L2 3 M3 3 L4 4 L4 5 L3 6 L1 6 L0 5',
  '4': 'M3 6 L3 0 L0 4 L4 4',
  '6': 'M4 1 L3 0 L1 0 L0 1 L0 5 L1 6 L3 6 L4 5 L4 4 L3 3 L0 3',
  '7': 'M0 0 L4 0 L1 6',
  '9': 'M4 3 L1 3 L0 2 L0 1 L1 0 L3 0 L4 1 L4 5 L3 6 L1 6',
  A: 'M0 6 L2 0 L4 6 M1 4 L3 4',
  C: 'M4 1 L3 0 L1 0 L0 1 L0 5 L1 6 L3 6 L4 5',
  D: 'M0 0 L0 6 L2 6 L4 4 L4 2 L2 0 L0 0',
  E: 'M4 0 L0 0 L0 6 L4 6 M0 3 L3 3',
  F: 'M4 0 L0 0 L0 6 M0 3 L3 3',
  H: 'M0 0 L0 6 M4 0 L4 6 M0 3 L4 3',
  J: 'M1 0 L4 0 M3 0 L3 5 L2 6 L1 6 L0 5',
  K: 'M0 0 L0 6 M4 0 L0 3 L4 6',
  M: 'M0 6 L0 0 L2 3 L4 0 L4 6',
  N: 'M0 6 L0 0 L4 6 L4 0',
  P: 'M0 6 L0 0 L3 0 L4 1 L4 2 L3 3 L0 3',
  R: 'M0 6 L0 0 L3 0 L4 1 L4 2 L3 3 L0 3 M2 3 L4 6',
  T: 'M0 0 L4 0 M2 0 L2 6',
  W: 'M0 0 L1 6 L2 3 L3 6 L4 0',
  X: 'M0 0 L4 6 M4 0 L0 6',
  Y: 'M0 0 L2 3 L4 0 M2 3 L2 6',
}

export const CAPTCHA_CHARACTERS = Object.keys(CAPTCHA_GLYPHS).join('')
