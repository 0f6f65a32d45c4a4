import type { AdminRoleDetail, RoleChoices } from '@apron/contract/permissions/admin-role'
import { fillText, useLanguage, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import styles from '../shared/admin.module.css'
import { adminTexts } from '../shared/admin.texts.ts'
import { useSourceOptions } from '../shared/use-source-options.ts'
import { accessByApp } from './role-access.ts'
import { RoleAccessList } from './role-access-list.tsx'
import { rolesTexts } from './roles.texts.ts'

interface RoleAccessDialogProps {
  readonly role: AdminRoleDetail
  readonly choices: RoleChoices
  readonly onClose: () => void
}

/** Describes a role and what it opens. */
export function RoleAccessDialog({ role, choices, onClose }: RoleAccessDialogProps) {
  const t = useTexts(rolesTexts)
  const common = useTexts(adminTexts)
  const zh = useLanguage() === 'zh'
  const departments = new Map(useSourceOptions('department').map(({ value, label }) => [value, label]))
  const description = zh ? role.descriptionZh : role.descriptionEn
  return (
    <Dialog
      open
      width={600}
      title={fillText(t.opensTitle, { name: zh ? role.nameZh : role.nameEn })}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {common.close}
        </Button>
      }
    >
      <div className={styles['stack']}>
        <p>{description === '' ? t.noDescription : description}</p>
        <RoleAccessList apps={accessByApp(role, choices, code => departments.get(code) ?? code)} />
      </div>
    </Dialog>
  )
}
