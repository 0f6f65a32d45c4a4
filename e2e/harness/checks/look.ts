import type { Page } from '@playwright/test'

/** How the portal may look to somebody: the size of the window in CSS px and what they have chosen. */
export interface Look {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly theme?: 'dark'
  readonly density?: 'hangar' | 'compact'
  /** The system chooses the colours. */
  readonly forcedColors?: true
  /** What axe asks of it: everything of an order that no other look has, of colours and sizes what goes by them. */
  readonly axe?: 'everything' | 'colours'
  /** Room enough for every column that a list shows at first. */
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
 * Colours and order are the same in every language; words are longer or shorter, so that a second language is looked at in every size
 * and density, in one colour; axe, which asks for colours and order, has nothing new there.
 */
export const SIZES: readonly Look[] = LOOKS.filter(
  ({ theme, forcedColors }) => theme === undefined && forcedColors === undefined,
)

/** Gives the page that is open another look, as its own preferences draw it, without opening it anew. */
export async function putOn(page: Page, look: Look): Promise<void> {
  const theme = look.theme ?? 'light'
  const density = look.density ?? 'standard'
  await page.emulateMedia({ colorScheme: theme, forcedColors: look.forcedColors ? 'active' : 'none' })
  await page.setViewportSize({ width: look.width, height: look.height })
  for (const frame of page.frames()) {
    await frame.evaluate(
      async preferences => {
        Object.assign(document.documentElement.dataset, preferences)
        // What watches its own size draws itself anew by then.
        for (let drawn = 0; drawn < 2; drawn += 1) await new Promise(requestAnimationFrame)
      },
      { theme, density, contrast: density === 'hangar' ? 'high' : 'normal' },
    )
  }
}
