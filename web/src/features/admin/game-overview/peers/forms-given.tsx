import type { PeerResults } from '@trimestre/contract/peers'
import { useTranslation } from 'react-i18next'
import { WrittenText } from '../../../../domain/written/written-text.tsx'
import { useFormat } from '../../../../i18n/format.ts'
import { FigureTable } from '../../../../ui/table/figure-table.tsx'
import type { PeerForm } from './peer-results.ts'
import styles from './peers.module.css'

type Props = { forms: readonly PeerForm[]; statements: PeerResults['statements'] }

/** Shows every form with its author, as only staff see it. */
export function FormsGiven({ forms, statements }: Props) {
  const { t } = useTranslation('peers')
  const format = useFormat()
  return (
    <>
      <ol className={styles.statements}>
        {statements.map(({ key, text }) => (
          <li key={key}>
            <bdi>{text}</bdi>
          </li>
        ))}
      </ol>
      {forms.map(({ key, rater, given }) => {
        const title = rater === null ? t('staff.forms.erased') : t('staff.forms.of', { name: rater })
        return (
          <section key={key} className={styles.form} aria-label={title}>
            <h3>{title}</h3>
            <FigureTable caption={title}>
              <thead>
                <tr>
                  <th scope="col">{t('staff.forms.rated')}</th>
                  {statements.map(({ key: statement, text }, index) => (
                    <th key={statement} scope="col" title={text}>
                      <span aria-hidden="true">{format.integer(index + 1)}</span>
                      <span className="visually-hidden">{text}</span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {given.map(({ ratedId, rated, isSelf, ratings }, row) => (
                  // Forms without authors may rate a person several times.
                  <tr key={rater === null ? row : ratedId}>
                    <th scope="row">
                      <bdi>{isSelf ? t('staff.forms.self', { name: rated }) : rated}</bdi>
                    </th>
                    {statements.map(({ key: statement }, index) => (
                      <td key={statement}>
                        <bdi className="fig">{format.integer(ratings[index] ?? 0)}</bdi>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </FigureTable>
            {given
              .filter(({ comment }) => comment !== '')
              .map(({ ratedId, rated, comment }) => (
                <div key={ratedId} className={styles.comment}>
                  <p className={styles.hint}>{t('staff.forms.comment', { name: rated })}</p>
                  <WrittenText text={comment} />
                </div>
              ))}
          </section>
        )
      })}
    </>
  )
}
