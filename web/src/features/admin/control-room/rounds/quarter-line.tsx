import { IconCircle, IconCircleCheck, IconEyeOff, IconPencil } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './quarter-line.module.css'
import type { QuarterStep } from './round-state.ts'

const icons = { published: IconCircleCheck, hidden: IconEyeOff, open: IconPencil, coming: IconCircle }

/** Shows the quarters of a game as steps with their states, on one line that scrolls to the current one. */
export function QuarterLine({ steps }: { steps: readonly QuarterStep[] }) {
  const { t } = useTranslation(['control', 'common'])
  const box = useRef<HTMLElement>(null)
  const current = currentStep(steps)?.quarter
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is current when the number is another
  useEffect(() => showCurrent(box.current), [current])
  if (steps.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section ref={box} className={styles.line} aria-label={t('control:rounds.line')} tabIndex={0}>
      <ol>
        {steps.map(({ quarter, state }) => {
          const Icon = icons[state]
          return (
            <li
              key={quarter}
              className={styles[state]}
              aria-current={quarter === current ? 'step' : undefined}
            >
              <bdi className="fig">{t('common:ui.quarterShort', { quarter })}</bdi>
              <span className={styles.state}>
                <Icon size={16} aria-hidden="true" />
                {t(`control:rounds.state.${state}`)}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Returns the quarter that is not published yet, otherwise the last published one. */
const currentStep = (steps: readonly QuarterStep[]): QuarterStep | undefined =>
  steps.find(({ state }) => state === 'open' || state === 'hidden') ??
  steps.findLast(({ state }) => state === 'published')

/** Scrolls the current step to the middle of the line; the page itself does not scroll. */
function showCurrent(box: HTMLElement | null): void {
  const step = box?.querySelector('[aria-current]')
  if (!box || !step) return
  const middle = (element: Element) => {
    const { left, width } = element.getBoundingClientRect()
    return left + width / 2
  }
  box.scrollBy({ left: middle(step) - middle(box) })
}
