import { IconPlus, IconRestore } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import type { GradeWarning, Grading } from '@trimestre/contract/grading'
import { componentsMax, gradeKinds } from '@trimestre/contract/grading-defaults'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { FieldError } from '../../../../ui/field.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { ComponentEditor } from './component-editor.tsx'
import styles from './grades.module.css'
import schemeStyles from './scheme.module.css'
import { defaultDraft, isRankAlone, isSame } from './scheme.ts'
import { SchemeConflict } from './scheme-conflict.tsx'
import { SchemeSettings } from './scheme-settings.tsx'
import type { EditedScheme } from './use-scheme.ts'
import { WeightSum } from './weight-sum-line.tsx'

type Props = { game: Game; grading: Grading; scheme: EditedScheme; warnings: readonly GradeWarning[] }

/** Edits the components of the scheme, their weights and what becomes of their sum. Nothing is stored before « save ». */
export function SchemeCard({ game, grading, scheme, warnings }: Props) {
  const { t } = useTranslation(['grading', 'common'])
  const { draft, faults, isTried, change } = scheme
  const isDefault = isSame(draft, defaultDraft())
  const ofWhole = warnings.filter(({ component }) => component === null)
  return (
    <Card title={t('grading:staff.scheme.title')} subtitle={t('grading:staff.scheme.lead')}>
      <form
        noValidate
        className={styles.stack}
        onSubmit={event => {
          event.preventDefault()
          if (!scheme.isSaving) void scheme.save()
        }}
      >
        {scheme.isOvertaken && <SchemeConflict grading={grading} scheme={scheme} />}
        <ul className={schemeStyles.components}>
          {draft.components.map(component => (
            <li key={component.key}>
              <ComponentEditor
                game={game}
                component={component}
                warnings={warnings.filter(warning => warning.component === component.key)}
                faults={faults}
                isTried={isTried}
                onChange={values => change({ do: 'component', key: component.key, values })}
                onRemove={() => change({ do: 'remove', key: component.key })}
              />
            </li>
          ))}
        </ul>
        {faults.has('components') && <FieldError error={t('grading:staff.fault.components')} />}
        <div className={styles.buttons}>
          <AddComponent scheme={scheme} />
          {!isDefault && (
            <Button
              variant="text"
              icon={<IconRestore size={18} aria-hidden="true" />}
              onClick={() => change({ do: 'replace', draft: defaultDraft() })}
            >
              {t('grading:staff.scheme.reset')}
            </Button>
          )}
        </div>
        {isRankAlone(draft) && (
          <Banner tone="warning" title={t('grading:staff.rank.title')}>
            <p>{t('grading:staff.rank.text')}</p>
            <CheckboxField
              label={t('grading:staff.rank.accept')}
              checked={draft.acceptRank}
              onChange={event =>
                change({ do: 'scheme', values: { acceptRank: event.currentTarget.checked } })
              }
              error={isTried && faults.has('rank') ? t('grading:staff.fault.rank') : null}
            />
          </Banner>
        )}
        {ofWhole
          .filter(({ code }) => code !== 'rank' && code !== 'nothing-measured')
          .map(({ code }) => (
            <p key={code} className={styles.warning}>
              {t(`grading:staff.warning.${code}`)}
            </p>
          ))}
        <SchemeSettings game={game} draft={draft} faults={faults} onChange={change} />
        <div className={classNames(schemeStyles.foot, scheme.isChanged && schemeStyles.isPinned)}>
          <WeightSum components={draft.components} onSpread={() => change({ do: 'spread' })} />
          {isTried && faults.has('sum') && <FieldError error={t('grading:staff.fault.sum')} />}
          {scheme.failure && <Banner tone="error">{scheme.failure}</Banner>}
          {isTried && faults.size > 0 && <FieldError error={t('grading:staff.scheme.faults')} />}
          <div className={schemeStyles.save}>
            {!scheme.isChanged && (
              <Chip>
                {t(grading.isDefault ? 'grading:staff.scheme.byDefault' : 'grading:staff.scheme.stored')}
              </Chip>
            )}
            {scheme.isChanged && (
              <Button small variant="text" onClick={scheme.leave}>
                {t('grading:staff.scheme.undo')}
              </Button>
            )}
            {!game.archived && (
              <Button
                variant="primary"
                type="submit"
                loading={scheme.isSaving}
                disabled={!scheme.isChanged || scheme.isOvertaken}
              >
                {t('common:ui.save')}
              </Button>
            )}
          </div>
        </div>
      </form>
    </Card>
  )
}

function AddComponent({ scheme: { draft, change } }: { scheme: EditedScheme }) {
  const { t } = useTranslation('grading')
  if (draft.components.length >= componentsMax)
    return <p className={styles.hint}>{t('staff.scheme.most', { max: componentsMax })}</p>
  return (
    <Menu
      label={t('staff.scheme.add')}
      align="start"
      entries={gradeKinds.map(kind => ({
        id: kind,
        label: (
          <span className={schemeStyles.kind}>
            <span>{t(`staff.kind.${kind}`)}</span>
            <span className={styles.hint}>{t(`staff.kindText.${kind}`)}</span>
          </span>
        ),
        onSelect: () => change({ do: 'add', kind }),
      }))}
      button={props => (
        <Button {...props} icon={<IconPlus size={18} aria-hidden="true" />}>
          {t('staff.scheme.add')}
        </Button>
      )}
    />
  )
}
