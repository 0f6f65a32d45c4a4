import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { settled } from './settled.ts'

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

/**
 * Everything that axe finds, what it calls best practice too.
 *
 * @param options.ownColours false where the system chooses the colours: axe reads those of the portal, which are not drawn then
 */
export async function everyViolation(
  page: Page,
  { ownColours }: { readonly ownColours: boolean },
): Promise<string[]> {
  await settled(page)
  const { violations } = await new AxeBuilder({ page })
    .disableRules(ownColours ? NOT_A_RULE : [...NOT_A_RULE, 'color-contrast'])
    .analyze()
  return linesOf(violations)
}

function linesOf(violations: Awaited<ReturnType<AxeBuilder['analyze']>>['violations']): string[] {
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`))
}
