import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { animationsEnded } from '../animations-ended.ts'

/**
 * An experimental rule of axe: it counts decorative letters that are hidden from screen readers as text of a button.
 */
const NOT_A_RULE = ['label-content-name-mismatch']

/** Returns serious violations of WCAG 2.2 A and AA. */
export async function seriousViolations(page: Page): Promise<string[]> {
  await animationsEnded(page)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .disableRules(NOT_A_RULE)
    .analyze()
  return linesOf(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical'))
}

/** Rules that depend on colours and sizes. */
const OF_COLOURS = ['color-contrast', 'target-size']

/** Returns all findings of axe, including best practices, or only those about colours and sizes. */
export async function everyViolation(page: Page, asked: 'everything' | 'colours'): Promise<string[]> {
  await animationsEnded(page)
  const builder = new AxeBuilder({ page })
  const { violations } = await (asked === 'colours'
    ? builder.withRules(OF_COLOURS)
    : builder.disableRules(NOT_A_RULE)
  ).analyze()
  return linesOf(violations)
}

function linesOf(violations: Awaited<ReturnType<AxeBuilder['analyze']>>['violations']): string[] {
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`))
}
