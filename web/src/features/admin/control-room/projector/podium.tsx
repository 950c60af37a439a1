import { IconCrown, IconMedal } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { BadgedName } from '../../../../domain/badged-name.tsx'
import { type Place, placeText, podiumPlaces } from '../../../../domain/place-text.ts'
import type { ExpertRow } from '../../../../domain/staff/game-results.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { usePrinting } from '../../../../ui/use-printing.ts'
import styles from './podium.module.css'

/** The largest number of names on one step, and on the only one: a whole class can share a place. */
const namesMax = { oneOfSeveral: 12, alone: 40 } as const
/** The number of names above which they are written smaller. */
const fewNames = 3

type Props = { gameId: number; results: readonly ExpertRow[]; step: number }

/**
 * Renders the second, first and third ranks in podium order, and reveals the last of them first. Companies that share
 * a rank stand on one step. On paper, where nothing can be revealed any more, only the revealed ranks are rendered.
 */
export function Podium({ gameId, results, step }: Props) {
  const { t } = useTranslation('control')
  const isPrinting = usePrinting()
  const places = podiumPlaces(results)
  const revealed = Math.min(step, places.length)
  return (
    <div className={styles.stand}>
      {isPrinting && revealed < places.length && <p>{t('ranking.unrevealed')}</p>}
      <ol className={classNames(styles.podium, places.length === 1 && styles.alone)} aria-live="polite">
        {places.map((place, index) => {
          const isRevealed = revealed >= places.length - index
          if (isPrinting && !isRevealed) return null
          return (
            <PodiumStep
              key={place.rank}
              gameId={gameId}
              place={place}
              isRevealed={isRevealed}
              namesMax={namesMax[places.length === 1 ? 'alone' : 'oneOfSeveral']}
            />
          )
        })}
      </ol>
      {step === places.length && <Confetti />}
    </div>
  )
}

type StepProps = { gameId: number; place: Place<ExpertRow>; isRevealed: boolean; namesMax: number }

function PodiumStep({ gameId, place: { rank, companies }, isRevealed, namesMax }: StepProps) {
  const { t } = useTranslation(['control', 'common'])
  const format = useFormat()
  const Icon = rank === 1 ? IconCrown : IconMedal
  return (
    <li className={classNames(styles.place, styles[`place${rank}`], isRevealed && styles.known)}>
      {isRevealed ? (
        <span className={styles.revealed}>
          <span className={classNames(styles.winners, companies.length > fewNames && styles.many)}>
            {companies.slice(0, namesMax).map(company => (
              <strong key={company.companyId} className={styles.winner}>
                <BadgedName gameId={gameId} company={company} size={companies.length > fewNames ? 24 : 44} />
              </strong>
            ))}
          </span>
          {companies.length > namesMax && (
            <span>{t('common:rank.others', { count: companies.length - namesMax })}</span>
          )}
          <bdi className="fig">{format.amount(companies[0]?.valeurSociete ?? 0)}</bdi>
        </span>
      ) : (
        <span className={styles.hiddenPlace}>?</span>
      )}
      <span className={styles.step}>
        {isRevealed && <Icon size="1.5em" stroke={1.75} aria-hidden="true" />}
        {companies.length > 1 ? placeText(t, rank, true) : t('control:ranking.rank', { rank })}
      </span>
    </li>
  )
}

const pieces = Array.from({ length: 48 }, (_, index) => index)

/** Renders paper that falls once when the winner is revealed; its pieces are spread by the golden angle. */
function Confetti() {
  return (
    <div className={styles.confetti} aria-hidden="true" data-screen-only>
      {pieces.map(index => (
        <i
          key={index}
          style={
            {
              '--at': `${(index * 61.8) % 100}%`,
              '--turn': (index % 5) - 2,
              '--wait': (index * 7) % 11,
            } as CSSProperties
          }
          data-colour={index % 4}
        />
      ))}
    </div>
  )
}
