import { IconCoins, IconPencil, IconTrash, IconTrophy } from '@tabler/icons-react'
import { useState } from 'react'
import { Card } from '../ui/card.tsx'
import { Change } from '../ui/change.tsx'
import { BumpChart } from '../ui/chart/bump-chart.tsx'
import { CloudChart } from '../ui/chart/cloud-chart.tsx'
import { InOutChart } from '../ui/chart/in-out-chart.tsx'
import { LinesChart } from '../ui/chart/lines-chart.tsx'
import { ChartStockProductionDemand } from '../ui/chart/quarter-chart.tsx'
import { SmallMultiples } from '../ui/chart/small-multiples.tsx'
import { StackedChart } from '../ui/chart/stacked-chart.tsx'
import { Chip } from '../ui/chip.tsx'
import { Figure } from '../ui/figure.tsx'
import { QuarterProgress } from '../ui/progress-bar.tsx'
import { QrCode } from '../ui/qr-code.tsx'
import { StatTile } from '../ui/stat-tile.tsx'
import { type DataColumn, DataTable } from '../ui/table/data-table.tsx'
import { Tabs } from '../ui/tabs.tsx'
import styles from './kit.module.css'

type Company = { id: number; name: string; net: number; price: number; quarter: number; isPrivate: boolean }

const names = [
  'tom',
  'léa',
  'chloé',
  'dan',
  'eva',
  'farid',
  'gaëlle',
  'hugo',
  'inès',
  'jules',
  'karim',
  'lina',
]
const companies: Company[] = names.map((name, index) => ({
  id: index + 1,
  name,
  net: 305300 - index * 1140,
  price: 44 + index * 0.5,
  quarter: (index % 8) + 1,
  isPrivate: index % 3 === 0,
}))
const columns: DataColumn<Company>[] = [
  { id: 'name', header: 'Entreprise', value: row => row.name },
  {
    id: 'status',
    header: 'Statut',
    value: row => row.isPrivate,
    cell: row => <Chip>{row.isPrivate ? 'Privé' : 'Public'}</Chip>,
  },
  {
    id: 'quarter',
    header: 'Trimestres',
    value: row => row.quarter,
    cell: row => <QuarterProgress current={row.quarter} total={8} />,
  },
  {
    id: 'price',
    header: 'Prix',
    figure: true,
    value: row => row.price,
    cell: row => <Figure value={row.price} kind="price" />,
  },
  {
    id: 'net',
    header: 'Valeur nette',
    figure: true,
    value: row => row.net,
    cell: row => <Figure value={row.net} kind="amount" />,
  },
]
const points = [
  { quarter: 1, stock: 0, production: 900, demand: 820 },
  { quarter: 2, stock: 80, production: 1000, demand: 1140 },
  { quarter: 3, stock: 20, production: 1240, demand: 1190 },
  { quarter: 4, stock: 70, production: 1350, demand: 1420 },
]

export function KitData() {
  const [tab, setTab] = useState<'a' | 'b'>('a')
  return (
    <>
      <div className={styles.grid}>
        <StatTile
          label="Liquidités"
          value={11850}
          kind="thousands"
          full="11 850 BA"
          change={<Change delta={-2000} kind="amount" />}
          icon={<IconCoins size={20} />}
        />
        <StatTile
          label="Classement"
          value={2}
          suffix="/ 12"
          change={<Change delta={1} />}
          icon={<IconTrophy size={20} />}
        />
        <StatTile label="Quantité demandée" value={1140} change={<Change delta={0} />} />
        <StatTile
          label="Part de marché"
          value={7.5}
          kind="percent"
          change={<Change delta={-0.4} kind="percent" />}
        />
      </div>
      <Card>
        <ChartStockProductionDemand points={points} />
      </Card>
      <Card>
        <LinesChart
          title="Valeur nette par trimestre"
          quarters={[1, 2, 3]}
          lines={[
            { id: 1, name: 'tom', values: [301_000, 303_500, 305_300] },
            { id: 2, name: 'lea', values: [null, 302_000, 304_150] },
          ]}
        />
        <BumpChart
          title="Places au fil des trimestres"
          quarters={[1, 2, 3]}
          lines={[
            { id: 1, name: 'tom', values: [2, 1, 1] },
            { id: 2, name: 'lea', values: [1, 2, 2] },
            { id: 3, name: 'dan', values: [null, 3, 2] },
          ]}
        />
        <CloudChart
          title="Prix et part de marché"
          across={{ label: 'Prix', kind: 'price' }}
          upwards={{ label: 'Part de marché', kind: 'percent' }}
          points={[
            { id: 1, name: 'tom', x: 44, y: 9.5 },
            { id: 2, name: 'léa', x: 46, y: 7.5, isOwn: true },
            { id: 3, name: 'ana', x: 52.5, y: 2 },
          ]}
          guide={{ x: 46.1, label: 'Prix moyen' }}
        />
        <InOutChart
          title="Échéances"
          names={{ received: 'À recevoir', paid: 'À payer', level: 'Trésorerie' }}
          points={[
            { quarter: 4, received: 12_000, paid: 5_000, level: 17_000 },
            { quarter: 5, received: 2_000, paid: 5_000, level: 14_000 },
          ]}
        />
        <SmallMultiples
          title="Prix de vente"
          kind="price"
          quarters={[1, 2, 3]}
          lines={[
            { id: 1, name: 'tom', values: [44, 45, 44] },
            { id: 2, name: 'léa', values: [46, 46, 48] },
          ]}
        />
        <StackedChart
          title="Bilan"
          columns={[
            {
              key: 'actif',
              label: 'Actif',
              group: 'T3',
              blocks: [
                { key: 'tresorerie', label: 'Trésorerie', value: 40_000, line: 0 },
                { key: 'stocks', label: 'Stocks', value: 60_000, line: 1 },
              ],
            },
            {
              key: 'passif',
              label: 'Passif',
              group: 'T3',
              blocks: [{ key: 'capitaux', label: 'Capitaux propres', value: 100_000, line: 4 }],
            },
          ]}
          onChoose={() => undefined}
        />
      </Card>
      <Card title="Classement des entreprises" flush>
        <DataTable
          caption="Classement des entreprises"
          columns={columns}
          rows={companies}
          rowId={row => row.id}
          rowName={row => row.name}
          filterable
          highlight={row => row.name === 'léa'}
          actions={() => [
            { id: 'edit', label: 'Modifier', icon: <IconPencil size={18} />, onSelect: () => undefined },
            {
              id: 'delete',
              label: 'Supprimer',
              icon: <IconTrash size={18} />,
              danger: true,
              onSelect: () => undefined,
            },
          ]}
        />
      </Card>
      <Card title="QR code">
        <div style={{ inlineSize: 160 }}>
          <QrCode value="https://jeu.ecole.example/app/user/game_details/7" label="Rejoindre le jeu" />
        </div>
      </Card>
      <Card title="Onglets">
        <Tabs
          label="Vues"
          value={tab}
          onChange={setTab}
          items={[
            { value: 'a', label: 'Tableau de bord', content: 'A' },
            { value: 'b', label: 'Classement des entreprises', content: 'B' },
          ]}
        />
      </Card>
      <div className={styles.grid}>
        <Card title="Tableau vide" flush>
          <DataTable caption="Vide" name="vide" columns={columns} rows={[]} rowId={row => row.id} />
        </Card>
        <Card title="Tableau en cours" flush>
          <DataTable caption="Cours" name="cours" columns={columns} rows={undefined} rowId={row => row.id} />
        </Card>
      </div>
    </>
  )
}
