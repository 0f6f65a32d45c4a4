import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { waitForAnimations } from '../wait-for-animations.ts'

/**
 * An experimental rule of axe: it counts decorative letters that are hidden from screen readers as text of a button.
 */
const DISABLED_RULES = ['label-content-name-mismatch']

/** Returns serious violations of WCAG 2.2 A and AA. */
export async function seriousViolations(page: Page): Promise<string[]> {
  await waitForAnimations(page)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .disableRules(DISABLED_RULES)
    .analyze()
  return describeViolations(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical'))
}

/** Rules that depend on colours and sizes. */
const COLOUR_RULES = ['color-contrast', 'target-size']

/** Returns all findings of axe, including best practices, or only those about colours and sizes. */
export async function allViolations(page: Page, rules: 'everything' | 'colours'): Promise<string[]> {
  await waitForAnimations(page)
  const builder = new AxeBuilder({ page })
  const { violations } = await (rules === 'colours'
    ? builder.withRules(COLOUR_RULES)
    : builder.disableRules(DISABLED_RULES)
  ).analyze()
  return describeViolations(violations)
}

function describeViolations(violations: Awaited<ReturnType<AxeBuilder['analyze']>>['violations']): string[] {
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`))
}
