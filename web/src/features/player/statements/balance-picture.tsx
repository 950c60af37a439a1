import type { StackedColumn } from '@trimestre/chart/stacked-geometry'
import type { BalanceSheet } from '@trimestre/contract/statements'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lineName } from '../../../domain/statement-text.ts'
import { Card } from '../../../ui/card.tsx'
import { StackedChart } from '../../../ui/chart/stacked-chart.tsx'
import { Figure } from '../../../ui/figure.tsx'
import { FigureTable } from '../../../ui/table/figure-table.tsx'
import { useStatement } from './api.ts'
import { assetBlocks, type BlockKey, balanceBlocks, liabilityBlocks } from './balance-blocks.ts'

type Texts = TFunction<['player', 'common']>
type Dated = { sheet: BalanceSheet; quarter: number }
type Props = Dated & { companyId: number; roundNb: number }

const sides = [
  { side: 'actif', name: 'statements.column.assets', blocks: assetBlocks },
  { side: 'passif', name: 'statements.column.liabilities', blocks: liabilityBlocks },
] as const

/** Shows assets and liabilities as two columns, next to those of the quarter before; a block opens its lines. */
export default function BalancePicture({ sheet, quarter, companyId, roundNb }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const [chosen, setChosen] = useState<BlockKey>()
  const former = useStatement('balance-sheet', companyId, quarter > 0 ? roundNb - 1 : undefined).data
  const now = { sheet, quarter }
  const before = former && { sheet: former, quarter: quarter - 1 }
  const keys = [...assetBlocks, ...liabilityBlocks]
  return (
    <Card>
      <StackedChart
        title={t('statements.balancePicture')}
        hint={t('statements.balancePictureHint')}
        columns={[...(before ? columnsOf(t, before) : []), ...columnsOf(t, now)]}
        chosen={chosen}
        onChoose={key => setChosen(key === chosen ? undefined : keys.find(one => one === key))}
      />
      {chosen && <BlockLines of={chosen} now={now} before={before} />}
    </Card>
  )
}

const quarterName = (t: Texts, quarter: number): string =>
  quarter === 0 ? t('statements.opening') : t('common:ui.quarterShort', { quarter })

function columnsOf(t: Texts, { sheet, quarter }: Dated): StackedColumn[] {
  return sides.map(({ side, name }, index) => ({
    key: `${side} ${quarter}`,
    label: t(name),
    group: quarterName(t, quarter),
    blocks: balanceBlocks(sheet, side).flatMap(({ key, value }, order) =>
      value === 0 ? [] : [{ key, label: t(`statements.block.${key}`), value, line: 4 * index + order }],
    ),
  }))
}

/** Lists the lines of a block at the end of both quarters. */
function BlockLines({ of, now, before }: { of: BlockKey; now: Dated; before: Dated | undefined }) {
  const { t } = useTranslation(['player', 'common'])
  const linesOf = ({ sheet }: Dated) =>
    sides.flatMap(({ side }) => balanceBlocks(sheet, side)).find(({ key }) => key === of)?.lines ?? []
  const formerly = new Map(before && linesOf(before).map(line => [line.code, line.montant]))
  const name = t(`statements.block.${of}`)
  return (
    <div aria-live="polite">
      <FigureTable caption={name}>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            {before && <th scope="col">{quarterName(t, before.quarter)}</th>}
            <th scope="col">{quarterName(t, now.quarter)}</th>
          </tr>
        </thead>
        <tbody>
          {linesOf(now).map(line => (
            <tr key={line.code}>
              <th scope="row">{lineName(t, line)}</th>
              {before && (
                <td>
                  <Figure value={formerly.get(line.code)} />
                </td>
              )}
              <td>
                <Figure value={line.montant} />
              </td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </div>
  )
}
