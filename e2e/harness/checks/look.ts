import type { Page } from '@playwright/test'

/** A look of the portal: the size of the window in CSS px and the person's preferences. */
export interface Look {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly theme?: 'dark'
  readonly density?: 'hangar' | 'compact'
  /** True for forced colours of the system. */
  readonly forcedColors?: true
  /** Rules for axe to check: all for one look of each element order, only colours and sizes for the others. */
  readonly axe?: 'everything' | 'colours'
  /** True if every default column of a list fits. */
  readonly listsFit?: true
}

const DESK = { width: 1366, height: 900 }
const TABLET = { width: 820, height: 1180 }

export const LOOKS: readonly Look[] = [
  { name: 'desk', ...DESK, axe: 'everything', listsFit: true },
  { name: 'desk, dark', ...DESK, theme: 'dark', axe: 'colours' },
  { name: 'desk, compact', ...DESK, density: 'compact' },
  { name: 'desk, forced colours', ...DESK, forcedColors: true },
  { name: 'desk at 200 % zoom', width: 683, height: 450 },
  { name: 'large screen', width: 1920, height: 1080, listsFit: true },
  { name: 'tablet', ...TABLET },
  { name: 'tablet, hangar', ...TABLET, density: 'hangar', axe: 'colours' },
  { name: 'tablet, hangar, dark', ...TABLET, density: 'hangar', theme: 'dark', axe: 'colours' },
  { name: 'phone', width: 320, height: 640, axe: 'everything' },
]

/**
 * Looks for the second language: each size and density in one colour scheme. Colours and element order do not depend on
 * the language, so axe is not run again; only the length of words differs.
 */
export const SIZES: readonly Look[] = LOOKS.filter(
  ({ theme, forcedColors }) => theme === undefined && forcedColors === undefined,
)

/** Changes the look of the open page as its own preferences do, without reloading it. */
export async function applyLook(page: Page, look: Look): Promise<void> {
  const theme = look.theme ?? 'light'
  const density = look.density ?? 'standard'
  await page.emulateMedia({ colorScheme: theme, forcedColors: look.forcedColors ? 'active' : 'none' })
  await page.setViewportSize({ width: look.width, height: look.height })
  for (const frame of page.frames()) {
    await frame.evaluate(
      async preferences => {
        Object.assign(document.documentElement.dataset, preferences)
        // Wait for components that observe their own size to redraw.
        for (let drawn = 0; drawn < 2; drawn += 1) await new Promise(requestAnimationFrame)
      },
      { theme, density, contrast: density === 'hangar' ? 'high' : 'normal' },
    )
  }
}
