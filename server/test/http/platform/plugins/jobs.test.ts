import { dailyAt } from '@apron/server-kit/jobs/daily-at'
import { defineEvent } from '@apron/server-kit/messages/message-event'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { pluginServices } from '../../../../src/app/plugins/plugin-services.ts'
import { allMessages } from '../../../../src/app/wiring/all-messages.ts'
import { recordFailure } from '../../../../src/features/jobs/job-failures.store.ts'
import { type NamedJob, runDueJobs } from '../../../../src/features/jobs/run-due-jobs.ts'
import { MovingClock } from '../../../support/servers/moving-clock.ts'
import { describeOnStores, itConcurrently } from '../../../support/stores/stores.ts'

const LI_ZE = '100106'
const REMINDED = defineEvent({
  code: 'TESTS_REMINDED',
  category: 'NOTICE',
  type: 1,
  urgency: 0,
  text: { zh: '到期 {day}', en: 'Due {day}' },
})
const MESSAGES = allMessages([{ name: 'tests', migrations: {}, routes: () => [], events: [REMINDED] }])

describeOnStores('scheduled jobs', store => {
  store.fillWith([])
  const db = () => store.database.kysely

  /** Makes the jobs of a node. Two or more nodes share the store and the clock. */
  function jobsOf(
    name: string,
    work: (due: Date) => Promise<void> | void = () => undefined,
    clock = new MovingClock(),
  ) {
    const events: string[] = []
    const failing: unknown[] = []
    const job: NamedJob = {
      name,
      app: 'test',
      dueAfter: dailyAt('07:00'),
      async run(services, due) {
        const values = { day: due.toISOString() }
        await services.messages.publish(services.db, REMINDED, {
          site: '',
          to: [{ users: [LI_ZE] }],
          by: null,
          values,
        })
        await work(due)
      },
    }
    const round = (...others: readonly NamedJob[]) =>
      runDueJobs({
        db: db(),
        clock,
        jobs: [job, ...others],
        servicesOn: transaction => pluginServices(transaction, clock, MESSAGES, []),
        done: done => events.push(`done ${done}`),
        failed: (failed, error) => events.push(`failed ${failed}: ${String(error)}`),
        failing: jobs => failing.push(...jobs.values()),
      })
    return { clock, events, failing, job, round }
  }

  async function messages(): Promise<readonly string[]> {
    const { rows } = await sql<{ text: string }>`
      select content_en as text from message where event = 'TESTS_REMINDED' order by created_at, content_en`.execute(
      db(),
    )
    return rows.map(({ text }) => text)
  }
  const forget = () => sql`delete from message where event = 'TESTS_REMINDED'`.execute(db())

  it('do not run when new, but once at their due time', async () => {
    const { clock, events, round } = jobsOf('tests.once')
    await round()
    expect(events).toEqual([])
    clock.forward({ days: 1 })
    await round()
    await round()
    expect(events).toEqual(['done tests.once'])
    expect(await messages()).toHaveLength(1)
    clock.forward({ days: 1 })
    await round()
    expect(events).toEqual(['done tests.once', 'done tests.once'])
    await forget()
  })

  it('run once after days of downtime, for the latest due time', async () => {
    const { clock, round } = jobsOf('tests.away')
    await round()
    const before = clock.now()
    clock.forward({ days: 9 })
    await round()
    const [only, ...more] = await messages()
    expect(more).toEqual([])
    const due = new Date(only?.replace('Due ', '') ?? '')
    expect(due <= clock.now()).toBe(true)
    expect(clock.now().getTime() - due.getTime()).toBeLessThan(86_400_000)
    expect(due > before).toBe(true)
    await forget()
  })

  it('roll back and log a failure, and retry after increasing pauses', async () => {
    let works = false
    const { clock, events, round } = jobsOf('tests.fails', () => {
      if (!works) throw new Error('the mail is away')
    })
    await round()
    clock.forward({ days: 1 })
    await round()
    await round()
    expect(events).toEqual(['failed tests.fails: Error: the mail is away'])
    expect(await messages()).toEqual([])
    clock.forward({ minutes: 1 })
    await round()
    expect(events).toHaveLength(2)
    clock.forward({ minutes: 4 })
    await round()
    expect(events).toHaveLength(2)
    const kept = await sql`select failures, problem from job where name = 'tests.fails'`.execute(db())
    expect(kept.rows).toEqual([{ failures: 2, problem: 'Error: the mail is away' }])
    works = true
    clock.forward({ minutes: 1 })
    await round()
    expect(events.at(-1)).toBe('done tests.fails')
    expect(await messages()).toHaveLength(1)
    const after = await sql`select failures, problem, try_at from job where name = 'tests.fails'`.execute(
      db(),
    )
    expect(after.rows).toEqual([{ failures: 0, problem: '', try_at: null }])
    await forget()
  })

  itConcurrently(store, 'run on one of several nodes that wake up together', async () => {
    const { clock, events, round } = jobsOf('tests.nodes')
    await round()
    clock.forward({ days: 1 })
    await Promise.all([round(), round(), round(), round()])
    expect(events).toEqual(['done tests.nodes'])
    expect(await messages()).toHaveLength(1)
    await forget()
  })

  it('count as failed on every node while the last run failed on any, and as done once one succeeds', async () => {
    const here = jobsOf('tests.told', () => {
      throw new Error('this node cannot')
    })
    const there = jobsOf('tests.told', undefined, here.clock)
    await here.round()
    here.clock.forward({ days: 1 })
    await here.round()
    await there.round()
    expect([here.failing, there.failing]).toEqual([[false, true], [true]])
    here.clock.forward({ minutes: 1 })
    await there.round()
    await here.round()
    expect([here.failing.at(-1), there.failing.at(-1)]).toEqual([false, false])
    await forget()
  })

  it('log the reason of a failure without delaying other jobs, even if the failure cannot be stored', async () => {
    const failing = jobsOf('tests.unnoted', () => {
      throw new Error('the mail is away')
    })
    const { job } = jobsOf('tests.after')
    await failing.round(job)
    failing.clock.forward({ days: 1 })
    await sql`alter table job add constraint no_failures check (failures = 0)`.execute(db())
    await failing.round(job)
    await sql`alter table job drop constraint no_failures`.execute(db())
    expect(failing.events).toEqual([
      'failed tests.unnoted: Error: the mail is away',
      expect.stringContaining('no_failures'),
      'done tests.after',
    ])
    await forget()
  })

  it('do not count as failed if another node succeeds before the failure is stored', async () => {
    const { clock, events, round } = jobsOf('tests.late')
    await round()
    clock.forward({ days: 1 })
    await round()
    await recordFailure({ db: db(), clock }, 'tests.late', new Error('too late'))
    const { rows } = await sql`select failures, try_at, problem from job where name = 'tests.late'`.execute(
      db(),
    )
    expect([events, rows]).toEqual([['done tests.late'], [{ failures: 0, try_at: null, problem: '' }]])
    await forget()
  })

  itConcurrently(store, 'count every failure when several nodes fail simultaneously', async () => {
    const { clock, round } = jobsOf('tests.often')
    await round()
    clock.forward({ days: 1 })
    const note = () => recordFailure({ db: db(), clock }, 'tests.often', new Error('no'))
    await Promise.all(Array.from({ length: 8 }, note))
    const { rows } = await sql`select failures from job where name = 'tests.often'`.execute(db())
    expect(rows).toEqual([{ failures: 8 }])
  })
})
