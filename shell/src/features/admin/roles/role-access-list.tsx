import { fillText, useLanguage, useTexts } from '@apron/sdk'
import type { AppAccess } from './role-access.ts'
import styles from './roles.module.css'
import { rolesTexts } from './roles.texts.ts'

/** Lists the pages and permissions a role opens, by application. */
export function RoleAccessList({ apps }: { readonly apps: readonly AppAccess[] }) {
  const t = useTexts(rolesTexts)
  const between = useLanguage() === 'zh' ? '、' : ', '
  if (apps.length === 0) return <p>{t.opensNothing}</p>
  return (
    <ul className={styles['opens']}>
      {apps.map(({ app, pages, permissions }) => (
        <li key={app}>
          <strong>{app === '' ? t.portal : app}</strong>
          {pages.length > 0 && <p>{fillText(t.opensPages, { list: pages.join(between) })}</p>}
          {permissions.length > 0 && (
            <p>
              {fillText(t.opensRights, {
                list: permissions
                  .map(({ title, departments }) =>
                    departments.length === 0
                      ? title
                      : fillText(t.limitedTo, { title, list: departments.join(between) }),
                  )
                  .join(between),
              })}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
