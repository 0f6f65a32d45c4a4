import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'
import { expect, it } from 'vitest'
import { newOffers, offerName, offersOf } from './new-offers.ts'

const HELP = { zh: '', en: '' }

const APP: AppDefinition = {
  name: 'tools',
  title: { zh: '工具', en: 'Tools' },
  port: 9505,
  pages: {
    '/ledger': { title: { zh: '台账', en: 'Ledger' }, help: HELP, menu: 'entry' },
    '/tool': { title: { zh: '工具', en: 'Tool' }, help: HELP, menu: 'hidden' },
    '/lost': { title: { zh: '丢失', en: 'Lost' }, help: HELP, menu: 'entry', only: 'lost:view' },
    '/poster': { title: { zh: '海报', en: 'Poster' }, help: HELP, public: true },
  },
  rights: { 'lost:view': { page: '/lost', title: { zh: '查看丢失', en: 'See lost tools' } } },
}

const PAGES = [
  {
    app: 'tools',
    url: '/tools/ledger',
    title: { zh: '台账', en: 'Ledger' },
    hidden: false,
    identify: null,
  },
  { app: 'tools', url: '/tools/tool', title: { zh: '工具', en: 'Tool' }, hidden: true, identify: null },
  {
    app: 'tools',
    url: '/tools/lost',
    title: { zh: '丢失', en: 'Lost' },
    hidden: false,
    identify: 'tools:lost:view',
  },
]
const RIGHTS = [
  {
    app: 'tools',
    identify: 'tools:lost:view',
    url: '/tools/lost',
    title: { zh: '查看丢失', en: 'See lost tools' },
  },
]

it('offers the menu pages and permissions of an application', () => {
  expect(offersOf(APP)).toEqual({ pages: PAGES, rights: RIGHTS })
})

it('does not offer pages and permissions again', () => {
  const before = new Set([offerName('page', '/tools/tool'), offerName('right', 'tools:lost:view')])
  expect(newOffers(offersOf(APP), before)).toEqual({ pages: [PAGES[0], PAGES[2]], rights: [] })
  expect(newOffers(offersOf(APP), new Set())).toEqual({ pages: PAGES, rights: RIGHTS })
})

it('distinguishes a page and a permission of the same name', () => {
  expect(newOffers(offersOf(APP), new Set([offerName('page', 'tools:lost:view')])).rights).toEqual(RIGHTS)
})
