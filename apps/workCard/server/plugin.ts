import { definePlugin, servedRecord } from '@apron/server-kit/plugin/define-plugin'
import { app } from '../app.ts'
import { authorisation } from '../contract/authorisation.ts'
import { jobCard } from '../contract/job-card.ts'
import { nonRoutine } from '../contract/non-routine.ts'
import { workPackage } from '../contract/work-package.ts'
import { JC_ASSIGNED, JC_MISSING_PART, JC_RII, NR_RAISED } from './cards/card.events.ts'
import { cardHooks } from './cards/card.hooks.ts'
import { cardRoutes } from './cards/card.routes.ts'
import { jobCards } from './migrations/0001-job-cards.ts'
import { nonRoutinesOfCard } from './migrations/0002-non-routines-of-card.ts'
import { cardList } from './migrations/0003-card-list.ts'
import { nonRoutineHooks } from './non-routines/nr.hooks.ts'
import { packageHooks } from './packages/package.hooks.ts'
import { packageRoutes } from './packages/package.routes.ts'
import { ENTRIES } from './signatures/entries.ts'
import { cardsByState, cardWork, nonRoutineWork } from './work-card.providers.ts'

/** The server part of workCard: packages, job cards, non-routines and signed entries. */
export const plugin = definePlugin({
  app,
  migrations: {
    '0001-job-cards': jobCards,
    '0002-non-routines-of-card': nonRoutinesOfCard,
    '0003-card-list': cardList,
  },
  signedTables: [ENTRIES],
  served: [
    servedRecord(workPackage, '/packageBoard', packageHooks),
    servedRecord(jobCard, '/cardExecute', cardHooks),
    servedRecord(nonRoutine, '/defect', nonRoutineHooks),
    servedRecord(authorisation, '/authorisations'),
  ],
  routes: services => [...cardRoutes(services), ...packageRoutes(services)],
  events: [JC_ASSIGNED, JC_RII, JC_MISSING_PART, NR_RAISED],
  work: services => [cardWork(services), nonRoutineWork(services)],
  statements: services => [cardsByState(services)],
  async seedDemo(services, seedingDay) {
    const { seedDemo } = await import('./seed/seed-demo.ts')
    await seedDemo(services, seedingDay)
  },
})
