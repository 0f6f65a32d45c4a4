import { defineTexts } from '@apron/contract/texts/define-texts'

export const favouritesTexts = defineTexts('favourites', {
  title: { zh: '我的收藏', en: 'My favourites' },
  add: { zh: '加入收藏', en: 'Add to favourites' },
  name: { zh: '页面名称', en: 'Page name' },
  url: { zh: '页面地址', en: 'Page address' },
  created: { zh: '收藏时间', en: 'Added' },
  actions: { zh: '操作', en: 'Actions' },
  nameMissing: { zh: '请输入页面名称', en: 'Enter the page name' },
  nameTooLong: {
    zh: '页面名称不能超过 200 个字符',
    en: 'The page name can be up to 200 characters long',
  },
  urlMissing: { zh: '请输入页面地址', en: 'Enter the page address' },
  urlTooLong: {
    zh: '页面地址超过 200 个字符，无法收藏',
    en: 'The page address is longer than 200 characters, so it cannot be added to favourites',
  },
  save: { zh: '收藏', en: 'Add' },
  cancel: { zh: '取消', en: 'Cancel' },
  added: { zh: '收藏成功', en: 'Added to favourites' },
  search: { zh: '名称或地址', en: 'Name or address' },
  empty: {
    zh: '还没有收藏。右键点击或长按页面标签，选择“加入收藏”。',
    en: 'No favourites yet. Right-click a tab, or press and hold it, then choose “Add to favourites”.',
  },
  noMatch: { zh: '没有匹配的收藏', en: 'No favourites match' },
  delete: { zh: '删除', en: 'Delete' },
  deleteOne: { zh: '删除“{name}”', en: 'Delete “{name}”' },
  deleteTitle: { zh: '删除收藏', en: 'Delete favourite' },
  deleteQuestion: {
    zh: '确定从收藏中删除“{name}”吗？页面本身不受影响。',
    en: 'Delete “{name}” from your favourites? The page itself is not affected.',
  },
  deleted: { zh: '删除成功', en: 'Deleted' },
})
