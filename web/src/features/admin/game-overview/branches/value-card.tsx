import type { Branch } from '@trimestre/contract/branches'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useExpertResults } from '../../../../domain/staff/game-results.ts'
import { Card } from '../../../../ui/card.tsx'
import { LinesChart } from '../../../../ui/chart/lines-chart.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import styles from './branches.module.css'
import { valueLines } from './value-lines.ts'

const noRows: never[] = []

/** Charts the value of a company over the quarters, as it was played and in the branch. */
export function ValueCard({ branch }: { branch: Branch }) {
  const { t } = useTranslation(['branches', 'overview'])
  const rows = useExpertResults(branch.gameId).data?.rows ?? noRows
  const companies = branch.quarters.at(-1)?.ranking ?? []
  const [chosen, choose] = useState<number>()
  const company = companies.find(({ companyId }) => companyId === chosen) ?? firstChanged(companies)
  const companyId = company?.companyId ?? 0
  const lines = useMemo(() => valueLines(branch, companyId, rows), [branch, companyId, rows])
  if (!company) return null
  return (
    <Card>
      <div className={styles.stack}>
        <div className={styles.choice} data-screen-only>
          <SelectField
            label={t('overview:versions.company')}
            choices={companies.map(each => ({ value: each.companyId, label: each.username }))}
            value={companyId}
            onChange={event => choose(Number(event.currentTarget.value))}
          />
        </div>
        <LinesChart
          title={t('branches:valueOf', { company: company.username })}
          quarters={lines.quarters}
          nameTitle={t('branches:computation')}
          lines={[
            { id: 'real', name: t('branches:real'), values: lines.real },
            { id: 'branch', name: t('branches:branch'), values: lines.branch },
          ]}
        />
      </div>
    </Card>
  )
}

type Ranked = Branch['quarters'][number]['ranking'][number]

/** Returns the company whose value differs most: the one that the branch is most likely about. */
const firstChanged = (companies: readonly Ranked[]): Ranked | undefined => {
  const gap = ({ valeurSociete, before }: Ranked) => Math.abs(valeurSociete - before.valeurSociete)
  return companies.toSorted((one, other) => gap(other) - gap(one))[0]
}
