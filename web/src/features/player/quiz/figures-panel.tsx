import { useQuery } from '@tanstack/react-query'
import type { ResultFigures } from '@trimestre/contract/companies'
import type { BalanceSheet, StatementLine } from '@trimestre/contract/statements'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../domain/api.ts'
import { figureName } from '../../../domain/explanations/why-text.ts'
import { QueryBoundary } from '../../../domain/played-quarters.tsx'
import { flowName, lineName } from '../../../domain/statement-text.ts'
import { useResults } from '../../../domain/use-game.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Figure } from '../../../ui/figure.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { FigureTable } from '../../../ui/table/figure-table.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useMediaQuery } from '../../../ui/use-media-query.ts'
import styles from './quiz.module.css'
import { shownFigures } from './shown-figures.ts'

type Place = { companyId: number; round: number; quarter: number }
type Props = Place & { name: string; onClose(): void }

const views = ['results', 'income', 'sig', 'cash', 'balance-sheet'] as const
type View = (typeof views)[number]

/** Shows the figures of the own company in the quarter of the quiz over the page, which stays as it is. */
export default function FiguresPanel({ name, onClose, ...place }: Props) {
  const { t } = useTranslation(['quizzes', 'player', 'common'])
  const onPhone = useMediaQuery('(width < 600px)')
  const [view, setView] = useState<View>('results')
  const labels: Record<View, string> = {
    results: t('quizzes:player.panel.results'),
    income: t('player:accountingView.resultat'),
    sig: t('player:statements.sig'),
    cash: t('player:accountingView.tresorerie'),
    'balance-sheet': t('common:menu.game.balanceSheet'),
  }
  return (
    <Modal
      opened
      onClose={onClose}
      placement={onPhone ? 'bottom' : 'end'}
      size={onPhone ? '90%' : 560}
      title={t('quizzes:player.panel.title', { company: name, quarter: place.quarter })}
      lightVeil
    >
      <Tabs
        label={t('quizzes:player.figures')}
        value={view}
        onChange={setView}
        items={views.map(value => ({
          value,
          label: labels[value],
          content:
            value === 'results' ? (
              <Results {...place} />
            ) : value === 'balance-sheet' ? (
              <Sheet {...place} />
            ) : (
              <Lines {...place} kind={value} caption={labels[value]} />
            ),
        }))}
      />
    </Modal>
  )
}

/** Shows the results of the quarter next to those of the quarter before. */
function Results({ companyId, round, quarter }: Place) {
  const { t } = useTranslation(['quizzes', 'player', 'explain', 'common'])
  const results = useResults(companyId)
  return (
    <QueryBoundary query={results}>
      {all => {
        const now: ResultFigures | undefined = all.find(result => result.round.roundNb === round)
        const before: ResultFigures | undefined = all.find(result => result.round.roundNb === round - 1)
        return (
          <FigureTable caption={t('quizzes:player.panel.results')}>
            <thead>
              <tr>
                <th scope="col">{t('quizzes:player.panel.figure')}</th>
                {before && <th scope="col">{t('common:ui.quarterShort', { quarter: quarter - 1 })}</th>}
                <th scope="col">{t('common:ui.quarterShort', { quarter })}</th>
              </tr>
            </thead>
            <tbody>
              {shownFigures.map(([key, { unit, decimals }]) => (
                <tr key={key}>
                  <th scope="row">
                    {figureName(t, `result.${key}`)}
                    {unit && <span className={styles.quiet}> ({unit})</span>}
                  </th>
                  {before && (
                    <td>
                      <Amount value={before[key]} decimals={decimals} />
                    </td>
                  )}
                  <td>
                    <Amount value={now?.[key]} decimals={decimals} />
                  </td>
                </tr>
              ))}
            </tbody>
          </FigureTable>
        )
      }}
    </QueryBoundary>
  )
}

const statementQuery = <T,>(
  { companyId, round }: Place,
  kind: 'income' | 'sig' | 'cash' | 'balance-sheet',
) => ({
  queryKey: ['getStatement', companyId, kind, round] as const,
  // The contract types the response as a union; the requested kind determines its member.
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('getStatement', { params: { id: companyId, kind }, query: { round }, signal }) as Promise<T>,
})

type LinesProps = Place & { kind: 'income' | 'sig' | 'cash'; caption: string }

function Lines({ kind, caption, ...place }: LinesProps) {
  const { t } = useTranslation('player')
  const query = useQuery(statementQuery<StatementLine[]>(place, kind))
  const nameOf = kind === 'cash' ? flowName : lineName
  return (
    <QueryBoundary query={query}>
      {lines => (
        <Amounts
          caption={caption}
          lines={lines.map(line => ({ code: line.code, name: nameOf(t, line), amount: line.montant }))}
        />
      )}
    </QueryBoundary>
  )
}

function Sheet(place: Place) {
  const { t } = useTranslation('player')
  const query = useQuery(statementQuery<BalanceSheet>(place, 'balance-sheet'))
  return (
    <QueryBoundary query={query}>
      {({ actif, passif, totalActif, totalPassif }) => (
        <>
          <FigureTable caption={t('statements.assets')}>
            <thead>
              <tr>
                <th scope="col">{t('statements.assets')}</th>
                <th scope="col">{t('statements.gross')}</th>
                <th scope="col">{t('statements.depreciation')}</th>
                <th scope="col">{t('statements.net')}</th>
              </tr>
            </thead>
            <tbody>
              {actif.map(line => (
                <tr key={line.code}>
                  <th scope="row">{lineName(t, line)}</th>
                  <td>
                    <Amount value={line.brut} />
                  </td>
                  <td>
                    <Amount value={line.amortissements} />
                  </td>
                  <td>
                    <Amount value={line.montant} />
                  </td>
                </tr>
              ))}
              <tr data-total>
                <th scope="row">{t('statements.totalAssets')}</th>
                <td />
                <td />
                <td>
                  <Amount value={totalActif} />
                </td>
              </tr>
            </tbody>
          </FigureTable>
          <Amounts
            caption={t('statements.liabilities')}
            lines={[
              ...passif.map(line => ({ code: line.code, name: lineName(t, line), amount: line.montant })),
              { code: 'total', name: t('statements.totalLiabilities'), amount: totalPassif, isTotal: true },
            ]}
          />
        </>
      )}
    </QueryBoundary>
  )
}

type Line = { code: string; name: string; amount: number; isTotal?: boolean }

function Amounts({ caption, lines }: { caption: string; lines: readonly Line[] }) {
  const { t } = useTranslation('player')
  return (
    <FigureTable caption={caption}>
      <thead>
        <tr>
          <th scope="col">{caption}</th>
          <th scope="col">{t('statements.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ code, name, amount, isTotal }) => (
          <tr key={code} data-total={isTotal || undefined}>
            <th scope="row">{name}</th>
            <td>
              <Amount value={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  )
}

type AmountProps = { value: number | undefined; decimals?: number | null }

/** Writes a figure without its unit, an amount with its cents; with all its decimals where their number is null. */
function Amount({ value, decimals = 2 }: AmountProps) {
  const format = useFormat()
  if (value === undefined) return <Figure value={undefined} />
  return (
    <bdi className="fig">{decimals === null ? format.number(value) : format.decimal(value, decimals)}</bdi>
  )
}
