import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { settled } from '../settled.ts'

/** An experiment of axe: it takes decorative letters, hidden from screen readers, for part of a button's text. */
const NOT_A_RULE = ['label-content-name-mismatch']

/** Violations of WCAG 2.2 A and AA that keep somebody out. */
export async function seriousViolations(page: Page): Promise<string[]> {
  await settled(page)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .disableRules(NOT_A_RULE)
    .analyze()
  return linesOf(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical'))
}

/** Rules that go by colours and sizes. */
const OF_COLOURS = ['color-contrast', 'target-size']

/** Everything that axe finds, what it calls best practice too, or what goes by colours and sizes. */
export async function everyViolation(page: Page, asked: 'everything' | 'colours'): Promise<string[]> {
  await settled(page)
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
