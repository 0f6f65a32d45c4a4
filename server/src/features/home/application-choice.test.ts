import { describe, expect, it } from 'vitest'
import { chosenApplications, messageSettings, mutedAfter } from './application-choice.ts'

const APPLICATIONS = [
  { projectCode: 'amm', projectName: '手册' },
  { projectCode: 'tools', projectName: '工具' },
]

describe('[HOME-03] application choice', () => {
  it.each<[unknown, string[]]>([
    [null, ['amm', 'tools']],
    [[], []],
    [['tools', 'gone', 5], ['tools']],
    ['broken', ['amm', 'tools']],
  ])('shows the chosen applications for %j', (saved, expected) => {
    const chosen = chosenApplications(APPLICATIONS, saved).filter(application => application.chosen)
    expect(chosen.map(({ code }) => code)).toEqual(expected)
  })

  it.each<[unknown, boolean[]]>([
    [null, [true, true]],
    [['amm'], [false, true]],
    [{ broken: true }, [true, true]],
  ])('enables messages for the setting %j', (muted, expected) => {
    expect(messageSettings(APPLICATIONS, muted).map(({ shown }) => shown)).toEqual(expected)
  })

  it.each<[unknown, boolean, string[]]>([
    [null, false, ['amm']],
    [['amm', 'tools'], true, ['tools']],
    [['amm'], false, ['amm']],
  ])('hides messages after %j and %j', (muted, shown, expected) => {
    expect(mutedAfter(muted, 'amm', shown)).toEqual(expected)
  })
})
