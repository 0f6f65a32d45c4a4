import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import type { Clock } from '@apron/server-kit/time/clock'
import type { ColumnType, Kysely } from 'kysely'
import { messagesService } from '../../features/messages/messages.service.ts'
import { notifyOfNotices } from '../../features/notices/notify-of-notices.ts'
import { allMessages } from '../wiring/all-messages.ts'
import { pluginServices } from './plugin-services.ts'

type Tables = { demo_seed: { plugin: string; seeded_at: ColumnType<Date, Date, Date> } }

/**
 * Lets each sub-application fill its tables for the demo once. An interrupted start is completed by the next one. Then
 * announces the notices of the demo.
 */
export async function seedPlugins(
  db: Kysely<unknown>,
  clock: Clock,
  plugins: readonly ServerPlugin[],
  secretKey: string,
): Promise<void> {
  const messages = allMessages(plugins)
  for (const plugin of plugins) {
    if (!plugin.seedDemo) continue
    await db.transaction().execute(async transaction => {
      const now = clock.now()
      const marked = await transaction
        .withTables<Tables>()
        .insertInto('demo_seed')
        .values({ plugin: plugin.name, seeded_at: now })
        .onConflict(conflict => conflict.column('plugin').doNothing())
        .returning('plugin')
        .executeTakeFirst()
      if (marked)
        await plugin.seedDemo?.(
          pluginServices(transaction, clock, messages, plugins, null, secretKey).forApp(plugin.name),
          now,
        )
    })
  }
  await db
    .transaction()
    .execute(transaction => notifyOfNotices(transaction, messagesService(clock, messages), clock.now()))
}
