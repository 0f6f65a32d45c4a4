import { wireTime } from '@apron/contract/wire/formats/wire-time'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { seedRecords } from '@apron/server-kit/records/described/seed-records'
import { siteDay, siteMoment } from '@apron/server-kit/time/site-day'
import { authorisation } from '../../contract/authorisation.ts'
import { nonRoutine } from '../../contract/non-routine.ts'
import { RELEASE_STATEMENT } from '../../contract/work-package.texts.ts'
import { type PackageStatus, type WorkPackageSave, workPackage } from '../../contract/work-package.ts'
import { sign } from '../signatures/entries.ts'
import { A_CHECK_CARDS, AOG_CARDS, type CardSeed, HEAVY_CARDS, RELEASED_CARDS } from './cards.data.ts'
import { seedCards } from './seed-cards.ts'

const PLANNER = '100302'
const RELEASER = '100304'

interface PackageSeed extends Pick<WorkPackageSave, 'acReg' | 'checkType' | 'bay'> {
  readonly no: number
  readonly site: string
  /** Days from the seeding day. */
  readonly days: readonly [from: number, to: number]
  readonly status: PackageStatus
  readonly cards: readonly CardSeed[]
}

const PACKAGES: readonly PackageSeed[] = [
  {
    no: 29,
    site: 'CAN',
    acReg: 'B-T102',
    checkType: 'DY',
    bay: 'H1-B2',
    days: [-4, -2],
    status: 'RELEASED',
    cards: RELEASED_CARDS,
  },
  {
    no: 31,
    site: 'CAN',
    acReg: 'B-T101',
    checkType: 'A',
    bay: 'H1-B1',
    days: [-2, 3],
    status: 'IN_WORK',
    cards: A_CHECK_CARDS,
  },
  {
    no: 34,
    site: 'SYX',
    acReg: 'B-T104',
    checkType: 'AOG',
    bay: '',
    days: [-1, 1],
    status: 'IN_WORK',
    cards: AOG_CARDS,
  },
  {
    no: 36,
    site: 'CAN',
    acReg: 'B-T111',
    checkType: '2C',
    bay: 'H2-B1',
    days: [0, 20],
    status: 'OPEN',
    cards: HEAVY_CARDS,
  },
]

/** Authorisations: person, skills, and whether they include required inspections. */
const AUTHORISATIONS: readonly (readonly [person: string, skills: readonly string[], rii: boolean])[] = [
  ['100303', ['ME', 'STR'], false],
  ['100304', ['ME', 'EL'], false],
  ['100305', ['ME'], false],
  ['100306', ['ME', 'AV', 'CAB'], false],
  ['100307', ['ME', 'EL'], false],
  ['100308', ['ME'], false],
  ['100106', ['ME', 'STR', 'CAB'], true],
  ['100107', ['AV', 'EL'], true],
]

/** Seeds packages with cards, signatures, hours and non-routines, relative to the seeding day. */
export async function seedDemo(services: PluginServices, day: Date): Promise<void> {
  await seedAuthorisations(services, day)
  const year = siteDay(day, 0).slice(0, 4)
  // The A check comes first, so that its cards have the first numbers.
  const order = [31, 29, 34, 36]
  const numberOf = (no: number) => `PK-${year}-${String(no).padStart(4, '0')}`
  const ids = await seedRecords(
    services,
    workPackage,
    day,
    PACKAGES.map(({ no, site, acReg, checkType, bay, days: [from, to], status }) => ({
      site,
      by: PLANNER,
      at: [from - 3, '09:00'],
      values: {
        packageNo: numberOf(no),
        acReg,
        checkType,
        bay,
        plannedIn: wireTime(siteMoment(day, from, '08:00')),
        plannedOut: wireTime(siteMoment(day, to, '18:00')),
        planner: PLANNER,
        status,
        actualIn: wireTime(siteMoment(day, from, '08:20')),
        ...(status === 'RELEASED'
          ? {
              releaseBy: RELEASER,
              releaseTime: wireTime(siteMoment(day, to, '17:10')),
              releaseStatement: RELEASE_STATEMENT,
              toolsChecked: true,
              rectificationsChecked: true,
            }
          : {}),
      },
    })),
  )
  // Use up the numbers of earlier packages.
  await takeSerials(services, 'PK', Math.max(...order))
  for (const no of order) {
    const seed = PACKAGES.find(each => each.no === no)
    // oxlint-disable-next-line no-await-in-loop -- numbers are counted in the order of the packages
    if (seed !== undefined) await seedCards(services, day, { ...seed, packageNo: numberOf(no) })
  }
  await seedNonRoutines(services, day, year)
  await signRelease(services, day, ids[0] ?? '')
}

async function seedAuthorisations(services: PluginServices, day: Date): Promise<void> {
  await seedRecords(
    services,
    authorisation,
    day,
    AUTHORISATIONS.flatMap(([person, skills, rii]) =>
      skills.map(skill => ({
        site: 'CAN',
        by: '100103',
        at: [-60, '10:00'] as const,
        values: {
          stampNo: `${rii ? 'I' : 'M'}-${person.slice(-4)}`,
          person,
          skill,
          rii,
          validUntil: siteDay(day, 365),
        },
      })),
    ),
  )
}

async function takeSerials(services: PluginServices, prefix: string, last: number): Promise<void> {
  for (let number = 0; number < last; ) {
    // oxlint-disable-next-line no-await-in-loop -- one number after the other
    number = Number((await services.nextSerial(prefix, 4)).slice(-4))
  }
}

async function seedNonRoutines(services: PluginServices, day: Date, year: string): Promise<void> {
  const common = { packageNo: `PK-${year}-0031`, acReg: 'B-T101', photos: [] }
  await seedRecords(services, nonRoutine, day, [
    {
      site: 'CAN',
      by: '100307',
      at: [-1, '14:20'],
      values: {
        ...common,
        description:
          '轮毂腐蚀：2号主轮轮毂气门嘴座附近有腐蚀，长约12 mm，充气后压力低于下限。/ Corrosion on wheel hub near the valve seat, about 12 mm; pressure below the limit.',
        sourceCard: `JC-${year}-0003`,
        ata: '32',
        zone: '731',
        severity: 'B',
        needsEngineering: true,
        estHours: 3,
        status: 'RAISED',
      },
    },
    {
      site: 'CAN',
      by: '100306',
      at: [-1, '16:40'],
      values: {
        ...common,
        description:
          '客舱门下部密封条有轻微磨损，未露出织物层，长约40 mm。/ Passenger door seal slightly worn at the bottom, no fabric visible, about 40 mm.',
        sourceCard: `JC-${year}-0012`,
        ata: '52',
        zone: '831',
        severity: 'C',
        disposition: 'DEFER',
        customerApproval: true,
        deferralBasis: 'AMM 52-11-00-210-801',
        deferUntil: siteDay(day, 60),
        status: 'DEFERRED',
      },
    },
  ])
}

async function signRelease(services: PluginServices, day: Date, recordId: string): Promise<void> {
  const signature = { recordId, by: RELEASER, site: 'CAN', at: siteMoment(day, -2, '17:10') }
  const checkedByHand = ['tools', 'rectifications']
  await sign(services, services.db, signature, {
    kind: 'RELEASE',
    statement: RELEASE_STATEMENT,
    checkedByHand,
  })
}
