import type { Game } from '@trimestre/contract/games'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { companyPath } from '../../../domain/screens.ts'
import { type LookedInto, LookedIntoContext } from '../../../domain/shown-company.tsx'
import { MenuMarksContext, useAreaStates } from '../../../shell/menu-marks.ts'
import { PageActionsSlot } from '../../../shell/page-actions.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useMediaQuery } from '../../../ui/use-media-query.ts'
import { comparedKey, useCompanyAddress } from './company-address.ts'
import styles from './company-frame.module.css'

type Props = { game: Game; children: ReactNode }

/** Renders the screen for the company, or for two companies: side by side, on a narrow screen one at a time. */
export function CompanyPanes({ game, children }: Props) {
  const { companyId, comparedId } = useCompanyAddress()
  const isNarrow = useMediaQuery('(width < 1024px)')
  const [isSecond, setSecond] = useState(false)
  const compared = game.companies.find(({ id }) => id === comparedId)
  if (!compared)
    return (
      <Company game={game} companyId={companyId}>
        {children}
      </Company>
    )
  const pair = [companyId, compared.id]
  const shown = isNarrow ? [isSecond ? compared.id : companyId] : pair
  return (
    <PageActionsSlot value={null}>
      {isNarrow && <Switch game={game} pair={pair} isSecond={isSecond} onChange={setSecond} />}
      <div className={classNames(styles.panes, !isNarrow && styles.pair)}>
        {shown.map(id => (
          <section
            key={id}
            className={styles.pane}
            aria-label={nameIn(game, id)}
            data-half={!isNarrow || undefined}
          >
            <p className={styles.paneTitle} dir="auto">
              {nameIn(game, id)}
            </p>
            <Company game={game} companyId={id}>
              {children}
            </Company>
          </section>
        ))}
      </div>
    </PageActionsSlot>
  )
}

const nameIn = (game: Game, id: number): string =>
  game.companies.find(company => company.id === id)?.userCompany.username ?? ''

type CompanyProps = Props & { companyId: number }

/** Provides a company to the screens of players. */
function Company({ game, companyId, children }: CompanyProps) {
  const { companyId: addressed, comparedId } = useCompanyAddress()
  const states = useAreaStates(game, companyId, game.levelGame ?? 1)
  const marks = useMemo(() => ({ counts: {}, states }), [states])
  const lookedInto = useMemo(
    (): LookedInto => ({
      gameId: game.id,
      gameName: game.name,
      companyId,
      label: nameIn(game, companyId),
      address: path => companyPath(addressed, path),
      search: { [comparedKey]: comparedId },
    }),
    [game, companyId, addressed, comparedId],
  )
  return (
    <LookedIntoContext value={lookedInto}>
      <MenuMarksContext value={marks}>{children}</MenuMarksContext>
    </LookedIntoContext>
  )
}

type SwitchProps = {
  game: Game
  pair: readonly number[]
  isSecond: boolean
  onChange(isSecond: boolean): void
}

/** Chooses which of the two companies a narrow screen shows. */
function Switch({ game, pair, isSecond, onChange }: SwitchProps) {
  const { t } = useTranslation('company')
  return (
    <fieldset className={styles.switch} data-screen-only>
      <legend className="visually-hidden">{t('panes')}</legend>
      {pair.map((id, index) => (
        <button
          key={id}
          type="button"
          aria-pressed={isSecond === (index === 1)}
          className={styles.entry}
          onClick={() => onChange(index === 1)}
        >
          <bdi>{nameIn(game, id)}</bdi>
        </button>
      ))}
    </fieldset>
  )
}
