import { IconBulb, IconHelpCircle } from '@tabler/icons-react'
import { companyEmblems } from '@trimestre/contract/company-identity'
import { readyProductPicture } from '@trimestre/contract/ready-product-pictures'
import { useState } from 'react'
import { BreakableName } from '../ui/breakable-name.tsx'
import { Card } from '../ui/card.tsx'
import { Histogram } from '../ui/chart/histogram.tsx'
import { HistoryChart } from '../ui/chart/history-chart.tsx'
import { WaterfallTable } from '../ui/chart/waterfall-table.tsx'
import { CompanyBadge } from '../ui/company-badge.tsx'
import { FactsList } from '../ui/facts-list.tsx'
import { Fold } from '../ui/fold.tsx'
import { HelpTopics } from '../ui/help-topics.tsx'
import { IconChoice } from '../ui/icon-choice.tsx'
import { Picture } from '../ui/picture.tsx'
import { SymbolChoice } from '../ui/symbol-choice.tsx'
import { PagedTable } from '../ui/table/paged-table.tsx'
import { ToolbarSelect } from '../ui/table/toolbar-select.tsx'

const acts = Array.from({ length: 23 }, (_, index) => ({
  id: index + 1,
  text: `Trimestre ${index + 1} passé`,
}))

/** Renders the components that explain figures and those that help to choose. */
export function KitMore() {
  const [icon, setIcon] = useState('')
  const [emblem, setEmblem] = useState<string>(companyEmblems[0])
  const [kind, setKind] = useState<'all' | 'own'>('all')
  const [page, setPage] = useState(0)
  const [size, setSize] = useState(5)
  return (
    <>
      <Card title="Trésorerie du trimestre 2">
        <WaterfallTable
          caption="Trésorerie du trimestre 2"
          kind="amount"
          steps={[
            { key: 'ouverture', label: 'Ouverture', value: 10_000, total: true },
            { key: 'ventes', label: 'Ventes au comptant', value: 42_500 },
            { key: 'salaires', label: 'Salaires', value: -38_200 },
            { key: 'cloture', label: 'Clôture', value: 14_300, total: true },
          ]}
        />
      </Card>
      <Card title="Part de marché au fil des trimestres">
        <HistoryChart
          caption="Part de marché"
          kind="percent"
          current={2}
          points={[
            { quarter: 1, value: 6.2 },
            { quarter: 2, value: 7.5 },
            { quarter: 3, value: 7.1 },
          ]}
        />
      </Card>
      <Card title="Notes">
        <Histogram
          title="Répartition des notes"
          names={{ classes: 'Total sur 100', count: 'Personnes' }}
          classes={[0, 0, 1, 1, 3, 4, 6, 5, 2, 1].map((count, index) => ({
            name: `${index * 10}–${index * 10 + 10}`,
            count,
          }))}
        />
      </Card>
      <Card title="Le jeu en quelques faits">
        <FactsList
          facts={[
            ['Trimestres', '8'],
            ['Phase', 'Croissance'],
            ['Entreprises', '12'],
          ]}
        />
      </Card>
      <Card title="Un réglage replié">
        <Fold title="Autres réglages">Ce que la plupart laissent comme proposé.</Fold>
      </Card>
      <Card title="Explications">
        <HelpTopics
          initial="what"
          topics={[
            {
              key: 'what',
              icon: IconHelpCircle,
              title: 'De quoi s’agit-il ?',
              label: 'Prix de vente : de quoi s’agit-il ?',
              text: 'Le prix payé par le client pour une unité.',
            },
            {
              key: 'advice',
              icon: IconBulb,
              title: 'Conseil',
              label: 'Prix de vente : conseil',
              text: 'Comparez-le au prix moyen du marché.',
            },
          ]}
        />
      </Card>
      <Card title="Image">
        <Picture src={readyProductPicture('veloUrbain')} alt="Vélo urbain" size="medium" />
      </Card>
      <Card title="Icône">
        <IconChoice
          legend="Icône du menu"
          value={icon}
          onChange={setIcon}
          nameOf={name => name}
          noneLabel="Aucune"
        />
        <SymbolChoice
          legend="Emblème de l’entreprise"
          symbols={companyEmblems.slice(0, 4).map((emblem, index) => ({
            value: emblem,
            label: emblem,
            picture: <CompanyBadge company={{ id: index, name: emblem, colour: null, emblem }} size={28} />,
          }))}
          value={emblem}
          onChange={setEmblem}
        />
      </Card>
      <Card title="Un nom long dans peu de place">
        <p style={{ inlineSize: '9ch' }}>
          <BreakableName name="marie-helene.fontaine2" />
        </p>
      </Card>
      <Card title="Journal" flush>
        <ToolbarSelect
          label="Actes"
          value={kind}
          onChange={setKind}
          choices={[
            { value: 'all', label: 'Tous' },
            { value: 'own', label: 'Les miens' },
          ]}
        />
        <PagedTable
          caption="Journal"
          columns={[{ id: 'text', header: 'Acte', value: row => row.text }]}
          rows={acts.slice(page * size, (page + 1) * size)}
          rowId={row => row.id}
          empty={null}
          page={page}
          size={size}
          total={acts.length}
          sizes={[5, 10]}
          onPage={setPage}
          onSize={setSize}
        />
      </Card>
    </>
  )
}
