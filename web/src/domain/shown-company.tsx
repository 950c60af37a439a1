import { Link } from '@tanstack/react-router'
import { createContext, type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../ui/chip.tsx'
import { companyLabel } from './company-label.ts'
import { useSignedIn } from './use-session.ts'

/** The company whose screens are rendered. */
export type ShownCompany = {
  gameId: number
  gameName: string
  companyId: number
  /** The name of the company in files. */
  label: string
  /** Whether an administrator looks into the company of a player; then nothing can be changed. */
  isReadOnly: boolean
}

/** The company that an administrator looks into; `address` turns the path of a player's screen into the same here. */
export type LookedInto = Omit<ShownCompany, 'isReadOnly'> & {
  address(path: string): string
  /** What stays in the address when another screen is opened. */
  search: object
}

export const LookedIntoContext = createContext<LookedInto | null>(null)

/**
 * Returns the company whose screens are rendered: the one that an administrator looks into, or else the player's own in
 * the game entered.
 */
export function useShownCompany(): ShownCompany {
  const session = useSignedIn()
  const lookedInto = use(LookedIntoContext)
  if (lookedInto) return { ...lookedInto, isReadOnly: true }
  const { currentGame, virtualEnterprise } = session
  return {
    gameId: currentGame?.id ?? 0,
    gameName: currentGame?.name ?? '',
    companyId: virtualEnterprise?.id ?? 0,
    label: companyLabel(session),
    isReadOnly: false,
  }
}

type LinkProps = {
  /** The path of the player's screen. */
  to: string
  search?: object
  className?: string
  children: ReactNode
}

/** Links to a screen of the company shown, which an administrator opens without leaving the company looked into. */
export function CompanyLink({ to, search, ...link }: LinkProps) {
  const lookedInto = use(LookedIntoContext)
  if (!lookedInto) return <Link {...link} to={to} search={search as never} />
  return <Link {...link} to={lookedInto.address(to)} search={{ ...search, ...lookedInto.search } as never} />
}

/** Marks the player's own company among others; an administrator who looks into it is not its player. */
export function OwnChip() {
  const { t } = useTranslation('player')
  return use(LookedIntoContext) ? null : <Chip tone="primary">{t('dashboard.you')}</Chip>
}
