import type { JournalEntry } from '@trimestre/contract/journal'
import { predictedFigures } from '@trimestre/contract/prediction-scores'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../../ui/figure.tsx'
import { FigureTable } from '../../../ui/table/figure-table.tsx'
import styles from './journal.module.css'
import { useFigureText } from './use-figure-text.ts'

/** What was predicted, what came of it, and how close it was; members are told it in sentences too. */
export function PredictionResults({ entry, isOwn }: { entry: JournalEntry; isOwn: boolean }) {
  const { t } = useTranslation('journal')
  const { predictions, actual, scores } = entry
  const write = useFigureText()
  const predicted = predictedFigures.filter(name => predictions[name] !== null)
  if (predicted.length === 0 && actual === null) return <p className={styles.quiet}>{t('predict.none')}</p>
  return (
    <section className={styles.part}>
      <h3 className={styles.question}>{t('table.caption')}</h3>
      <div className={styles.results}>
        <FigureTable caption={t('table.caption')}>
          <thead>
            <tr>
              <th scope="col">{t('table.figure')}</th>
              <th scope="col">{t('table.predicted')}</th>
              {actual && (
                <>
                  <th scope="col">{t('table.actual')}</th>
                  <th scope="col">{t('table.difference')}</th>
                  <th scope="col">{t('table.score')}</th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {predictedFigures.map(name => {
              const given = predictions[name]
              return (
                <tr key={name}>
                  <th scope="row">
                    {t(`figure.${name}`)}
                    {name !== 'demande' && ' (BA)'}
                  </th>
                  <td>
                    <Figure value={given} />
                  </td>
                  {actual && (
                    <>
                      <td>
                        <Figure value={actual[name]} />
                      </td>
                      <td>
                        <Figure value={given === null ? null : actual[name] - given} />
                      </td>
                      <td>
                        <Figure value={scores?.[name]} kind="number" />
                      </td>
                    </>
                  )}
                </tr>
              )
            })}
          </tbody>
        </FigureTable>
      </div>
      {scores !== null && scores.quarter !== null && (
        <p className={styles.total}>
          <span>{t('table.quarterScore')}</span>
          <Figure value={scores.quarter} kind="number" />
        </p>
      )}
      {isOwn && actual !== null && predicted.length > 0 && (
        <ul className={styles.sentences}>
          {predicted.map(name => (
            <li key={name}>
              {t(`sentence.${name}`, {
                predicted: write(name, predictions[name] ?? 0),
                actual: write(name, actual[name]),
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
