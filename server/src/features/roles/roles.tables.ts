export type RolesTables = {
  role: { code: string; name_zh: string; name_en: string }
}
