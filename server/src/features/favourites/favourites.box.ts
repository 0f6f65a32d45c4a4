import type { BoxSource } from '../home/box-source.ts'

export const FAVOURITES_BOX: BoxSource = {
  kind: 'favourites',
  title: { zh: '我的收藏', en: 'My favourites' },
  sizes: ['small', 'wide', 'full'],
}
