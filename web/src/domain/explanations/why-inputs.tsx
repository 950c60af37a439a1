import type { ExplanationInput } from '@trimestre/contract/explanations'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../ui/figure.tsx'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import styles from './why-panel.module.css'
import { inputName, isReferenceAttraction, kindOf } from './why-text.ts'

const signs = { plus: '+', minus: '\u2212', of: '' }

type Props = { inputs: readonly ExplanationInput[]; onOpen(figure: string): void }

/** Renders the inputs of a formula; those that are figures open their own explanation. */
export function Inputs({ inputs, onOpen }: Props) {
  const { t } = useTranslation(['player', 'common', 'catalogue', 'criteria', 'explain'])
  if (inputs.length === 0) return null
  return (
    <PlainTable caption={t('why.inputs')} className={styles.inputs}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('why.input')}</th>
          <th scope="col">{t('why.inputValue')}</th>
        </tr>
      </thead>
      <tbody>
        {inputs.map(input => (
          <tr key={`${input.source} ${input.key} ${input.piece} ${input.segment}`}>
            <th scope="row">
              <span className={styles.sign} aria-hidden="true">
                {signs[input.role]}
              </span>
              {input.source === 'figure' ? (
                <button type="button" className={styles.deeper} onClick={() => onOpen(input.key)}>
                  {inputName(t, input)}
                </button>
              ) : (
                inputName(t, input)
              )}
              <span className={styles.source}>{t(`explain:source.${input.source}`)}</span>
            </th>
            <td>
              <Figure value={input.value} kind={kindOf[input.unit]} />
              {input.source === 'figure' && isReferenceAttraction(input.key, input.value) && (
                <span className={styles.under}>{t('why.asReference')}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}
