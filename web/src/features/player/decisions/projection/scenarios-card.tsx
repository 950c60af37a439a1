import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { Projection } from '@trimestre/engine/projection'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Figure } from '../../../../ui/figure.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { notify } from '../../../../ui/notify.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import type { Values } from '../draft.ts'
import type { AreaFormContext } from '../use-server-draft.ts'
import { type Scenario, scenarioNameMax, scenariosMax, useAdoptScenario, useScenarios } from './scenarios.ts'
import styles from './scenarios-card.module.css'
import type { WhatIf } from './use-projection.ts'
import { type FigureLine, figureOf, scenarioLines, valuesNow } from './what-if.ts'

type Props = {
  place: AreaFormContext
  whatIf: WhatIf
  /** The values typed in this area so far; the projection may not include them yet. */
  typed: Values
  onAdopted(values: Record<string, number>): void
  /** Whether an adopted set stays a private trial, where drafts would be what the whole team reads. */
  isPrivate?: boolean
}

/** Compares up to three sets of values with the typed ones; one click turns a set into the draft. */
export function ScenariosCard({ place, whatIf, typed, onAdopted, isPrivate }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const { scenarios, keep, remove } = useScenarios(place)
  const adoption = useAdoptScenario(place)
  const adopt = (scenario: Scenario) => {
    onAdopted(scenario.values)
    if (isPrivate) return
    adoption.mutate(scenario, {
      onSuccess: () => {
        notify.success(t('scenario.adopted', { name: scenario.name }), 3000)
      },
      onError: error => notify.error(errorText(t, error)),
    })
  }
  const columns = [
    { name: t('projection.now'), projection: whatIf.now },
    ...scenarios.map(({ name, values }) => ({ name, projection: whatIf.of(values) })),
  ]
  return (
    <Card
      level={3}
      title={t('scenario.title')}
      subtitle={t('scenario.lead')}
      screenOnly={scenarios.length === 0}
    >
      <div className={styles.stack}>
        {scenarios.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          <section className={styles.scroll} aria-label={t('scenario.title')} tabIndex={0}>
            <table className={styles.table}>
              <caption className="visually-hidden">{t('scenario.title')}</caption>
              <thead>
                <tr>
                  <td />
                  {columns.map(({ name }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two scenarios may bear one name
                    <th key={index} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {scenarioLines.map(line => (
                  <Row key={line.key} line={line} projections={columns.map(column => column.projection)} />
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <td colSpan={2} />
                  {scenarios.map((scenario, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two scenarios may bear one name
                    <td key={index}>
                      <span className={styles.actions}>
                        <Button
                          small
                          loading={adoption.isPending}
                          aria-label={t('scenario.adoptNamed', { name: scenario.name })}
                          onClick={() => adopt(scenario)}
                        >
                          {t('scenario.adopt')}
                        </Button>
                        <IconButton
                          label={t('scenario.remove', { name: scenario.name })}
                          icon={<IconTrash size={18} aria-hidden="true" />}
                          onClick={() => remove(index)}
                        />
                      </span>
                    </td>
                  ))}
                </tr>
              </tfoot>
            </table>
          </section>
        )}
        {scenarios.length < scenariosMax && (
          <KeepForm
            count={scenarios.length}
            onKeep={name => keep({ name, values: valuesNow(whatIf.inputs, place, typed) })}
          />
        )}
      </div>
    </Card>
  )
}

function Row({ line, projections }: { line: FigureLine; projections: readonly Projection[] }) {
  const { t } = useTranslation('player')
  return (
    <tr>
      <th scope="row">{t(`figure.${line.key as 'liquidites'}`)}</th>
      {projections.map((projection, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have nothing but their place
        <td key={index}>
          <Figure value={figureOf(projection, line)} kind={line.kind} />
        </td>
      ))}
    </tr>
  )
}

const letters = ['A', 'B', 'C']

function KeepForm({ count, onKeep }: { count: number; onKeep(name: string): void }) {
  const { t } = useTranslation('player')
  const [name, setName] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onKeep(name.trim() || t('scenario.unnamed', { letter: letters[count] }))
    setName('')
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate data-screen-only>
      <TextField
        label={t('scenario.name')}
        value={name}
        maxLength={scenarioNameMax}
        autoComplete="off"
        onChange={event => setName(event.currentTarget.value)}
      />
      <Button type="submit" small icon={<IconPlus size={18} aria-hidden="true" />}>
        {t('scenario.keep')}
      </Button>
    </form>
  )
}
