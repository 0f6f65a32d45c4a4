import type { LinkSheet as Sheet } from '@apron/contract/organisation/admin-user'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { QrCode } from '@apron/ui/qr-code'
import { createPortal } from 'react-dom'
import { STRIP_TEXTS } from './invitations.texts.ts'
import styles from './link-sheet.module.css'

/** Renders the links for printing, one strip per person. Nothing is visible on screen. */
export function LinkSheet({ sheet }: { readonly sheet: Sheet }) {
  const until = wireMinute(sheet.validUntil)
  return createPortal(
    <div className={styles['sheet']} data-link-sheet="">
      {sheet.links.map(({ userCode, nameZh, nameEn, path }) => (
        <section key={userCode} className={styles['strip']}>
          <QrCode text={location.origin + path} className={styles['code']} />
          <div className={styles['words']}>
            <p className={styles['name']}>
              <strong>{nameZh}</strong> {nameEn}
            </p>
            <dl className={styles['facts']}>
              <Fact label={STRIP_TEXTS.number}>{userCode}</Fact>
              <Fact label={STRIP_TEXTS.until}>{until}</Fact>
              <Fact label={STRIP_TEXTS.portal}>{location.origin}</Fact>
              <Fact label={STRIP_TEXTS.link}>{location.origin + path}</Fact>
            </dl>
            <p lang="zh-CN">{STRIP_TEXTS.what.zh}</p>
            <p lang="en">{STRIP_TEXTS.what.en}</p>
          </div>
        </section>
      ))}
    </div>,
    document.body,
  )
}

function Fact({
  label,
  children,
}: {
  readonly label: { readonly zh: string; readonly en: string }
  readonly children: string
}) {
  return (
    <div>
      <dt>
        {label.zh} {label.en}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
