import { IconChevronDown } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import type { LedgerAccount } from '@trimestre/contract/statements'
import { yearOfQuarter } from '@trimestre/engine/financial-year'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PlayedQuarters, QueryBoundary, type Shown } from '../../../domain/played-quarters.tsx'
import { accountName } from '../../../domain/statement-text.ts'
import { Card } from '../../../ui/card.tsx'
import { byClass } from './account-classes.ts'
import { useStatement } from './api.ts'
import { ExportMenu } from './export-menu.tsx'
import styles from './ledger-panel.module.css'
import { Balance, LedgerTable } from './ledger-table.tsx'
import { Simplifications } from './simplifications.tsx'
import { useLedgerFile } from './use-ledger-file.ts'

/** Shows the general ledger (grand livre) of the financial year to date: an index of the accounts, with their lines. */
export function LedgerPanel() {
  const { t } = useTranslation('player')
  return (
    <PlayedQuarters empty={t('statements.noneYet')}>
      {shown => (
        <>
          <Ledger {...shown} />
          <Simplifications />
        </>
      )}
    </PlayedQuarters>
  )
}

function Ledger({ quarter, roundNb, companyId }: Shown) {
  const { t } = useTranslation('player')
  const ledger = useStatement('ledger', companyId, roundNb)
  const asked = useSearch({ strict: false, select: (search: { compte?: unknown }) => search.compte })
  const content = useLedgerFile()
  const title = t('statements.ledger', { quarter, year: yearOfQuarter(quarter) })
  return (
    <QueryBoundary query={ledger}>
      {accounts => (
        <Card
          title={title}
          subtitle={t('statements.accountsLead')}
          actions={
            <ExportMenu name={`grand-livre-t${quarter}`} title={title} content={() => content(accounts)} />
          }
          flush
        >
          {byClass(accounts).map(([digit, ofClass]) => (
            <div key={digit}>
              <h3 className={styles.class}>
                {t('statements.class', { digit, name: accountName(t, digit) })}
              </h3>
              {ofClass.map(account => (
                <AccountLines
                  key={account.compte}
                  account={account}
                  isAsked={String(asked) === account.compte}
                />
              ))}
            </div>
          ))}
        </Card>
      )}
    </QueryBoundary>
  )
}

/** Shows an account with its closing balance; its lines unfold. The account asked for in the URL is open. */
function AccountLines({ account, isAsked }: { account: LedgerAccount; isAsked: boolean }) {
  const { t } = useTranslation('player')
  const place = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isAsked) place.current?.scrollIntoView()
  }, [isAsked])
  const name = accountName(t, account.compte) || account.libelle
  return (
    <details ref={place} className={styles.account} open={isAsked}>
      <summary className={styles.summary}>
        <IconChevronDown className={styles.chevron} size={20} aria-hidden="true" />
        <span className={styles.code}>
          <bdi className="fig">{account.compte}</bdi>
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.balance}>
          <Balance value={account.solde} />
        </span>
      </summary>
      <LedgerTable account={account} caption={`${account.compte} ${name}`} />
    </details>
  )
}
