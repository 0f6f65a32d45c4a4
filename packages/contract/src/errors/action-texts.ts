/**
 * Texts of single actions on success, failure or confirmation (§8), in both languages. Chinese texts of the
 * specification are verbatim.
 */
export const ACTION_TEXTS = {
  markedRead: { zh: '标记已读成功', en: 'Marked as read' },
  favouriteAdded: { zh: '收藏成功', en: 'Added to favourites' },
  uploaded: { zh: '上传成功', en: 'Uploaded' },
  passwordChanged: { zh: '修改密码成功', en: 'Password changed' },
  settingsSaved: { zh: '设置成功', en: 'Settings saved' },
  added: { zh: '新增成功', en: 'Added' },
  edited: { zh: '修改成功', en: 'Changed' },
  deleted: { zh: '删除成功', en: 'Deleted' },
  recycled: { zh: '回收成功', en: 'Revoked' },
  uploadFailed: { zh: '上传失败', en: 'Upload failed' },
  userInfoFailed: { zh: '读取用户信息失败', en: 'Could not read the user information' },
  resetLinkFailed: { zh: '获取密码重置链接失败', en: 'Could not get the password reset link' },
  resetLinkInvalid: {
    zh: '获取配置失败，请检查配置是否正确',
    en: 'Could not get the configuration. Check that it is correct.',
  },
  selectUnread: { zh: '请选择至少一条未读数据', en: 'Select at least one unread message' },
  fileFormatWrong: { zh: '文件格式有误!', en: 'This file type is not accepted.' },
  templateMissing: { zh: '请配置模板文件', en: 'No template file is configured' },
  systemException: { zh: '系统异常', en: 'System exception' },
  confirmDeleteDictionary: {
    zh: '删除后不可恢复，确定删除该字典吗?',
    en: 'Delete this dictionary? This cannot be undone.',
  },
  dictionaryWaits: {
    zh: '已提交，{until} 前等待另一名管理员确认后删除',
    en: 'Submitted. It is deleted when another administrator confirms it by {until}.',
  },
  confirmRecycle: {
    zh: '回收后不可恢复，确定回收该权限吗?',
    en: 'Revoke this permission? This cannot be undone.',
  },
} as const satisfies Record<string, { zh: string; en: string }>

/** Text of a failed upload without a message from the server, in both languages (§8). */
export const UPLOAD_ERROR_TEXT = 'Error'
