import {
  IconCertificate,
  IconCheck,
  IconDeviceTv,
  IconEye,
  IconListCheck,
  IconLock,
  IconReport,
  IconSettings,
  IconUsersGroup,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Game } from '@trimestre/contract/games'
import type { PlanStepAnswer } from '@trimestre/contract/plans'
import type { PlanScreen } from '@trimestre/contract/session-plans'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { momentText } from '../../../../domain/moment-text.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { useProjectorSettings } from '../projector/projector-settings.ts'
import type { Scene } from '../projector/scenes.ts'
import { CloseDialog, PublishDialog } from '../rounds/round-dialogs.tsx'
import { stageOf } from '../rounds/round-state.ts'
import { useNewestRound } from '../rounds/rounds-api.ts'
import styles from './running-order.module.css'
import { sceneNumber, sceneOf } from './step-scenes.ts'

const RestartDialog = lazy(() => import('../rounds/restart-dialog.tsx'))

type Props = {
  game: Game
  step: PlanStepAnswer
  /** Whether the plan schedules the passes, so that the running order does not offer to close a quarter. */
  isTimed: boolean
}

/** The buttons of a step: what it projects, does or opens, in the order in which the teacher needs them. */
export function StepActions({ game, step, isTimed }: Props) {
  const screens = [...new Set([step.screen, ...step.others])]
  return (
    <div className={styles.actions}>
      {screens.map((screen, index) => (
        <StepAction
          key={screen}
          game={game}
          screen={screen}
          quarter={step.quarter}
          isTimed={isTimed}
          isFirst={index === 0}
        />
      ))}
    </div>
  )
}

type ActionProps = Pick<Props, 'game' | 'isTimed'> & {
  screen: PlanScreen
  quarter: number | null
  isFirst: boolean
}

function StepAction({ game, screen, quarter, isTimed, isFirst }: ActionProps) {
  const scene = sceneOf(screen, game)
  if (scene) return <ProjectLink game={game} scene={scene} isFirst={isFirst} />
  if (screen === 'close') return <CloseOrPublish game={game} quarter={quarter} isTimed={isTimed} />
  if (screen === 'restart') return <Restart game={game} />
  if (screen === 'report') return <ReportLink game={game} />
  if (screen === 'configuration') return <ConfigurationLink game={game} />
  const tab = tabs.find(({ name }) => name === screen)
  return tab ? <TabLink game={game} tab={tab} isFirst={isFirst} /> : null
}

const linkClass = (isFirst: boolean) => buttonClass(isFirst ? 'primary' : 'secondary')

function ProjectLink({ game, scene, isFirst }: Pick<ActionProps, 'game' | 'isFirst'> & { scene: Scene }) {
  const { t } = useTranslation(['plans', 'control'])
  const { marketFirst } = useProjectorSettings()
  return (
    <Link
      to="/app/admin/pass_trimestre"
      search={{ game: game.id, projector: 1, scene: sceneNumber(scene, game, marketFirst) } as never}
      className={linkClass(isFirst)}
      activeProps={{}}
    >
      <IconDeviceTv size={20} aria-hidden="true" />
      {t('plans:order.project', { scene: t(`control:scene.${scene}`) })}
    </Link>
  )
}

/** Closes the quarter of the step, then publishes it: only what its state allows, after a question. */
function CloseOrPublish({ game, quarter, isTimed }: Pick<ActionProps, 'game' | 'quarter' | 'isTimed'>) {
  const { t } = useTranslation('plans')
  const format = useFormat()
  const round = useNewestRound(game)
  const stage = stageOf(game, round)
  const [isAsking, setAsking] = useState<'close' | 'publish' | null>(null)
  const close = () => setAsking(null)
  const current = round ? round.roundNb - 1 : 0
  const isDone = quarter !== null && (current > quarter || (current === quarter && stage === 'unopened'))
  return (
    <>
      {(isDone || game.finished) && quarter !== null && (
        <Chip tone="success" icon={<IconCheck size={16} aria-hidden="true" />}>
          {t('order.published', { quarter })}
        </Chip>
      )}
      {!isDone && stage === 'open' && isTimed && game.nextPassAt && (
        <p>{t('order.planned', { when: momentText(format, game.nextPassAt) })}</p>
      )}
      {!isDone && stage === 'open' && !isTimed && (
        <Button
          variant="primary"
          icon={<IconLock size={20} aria-hidden="true" />}
          onClick={() => setAsking('close')}
        >
          {t('order.close', { quarter: current })}
        </Button>
      )}
      {!isDone && stage === 'hidden' && (
        <Button
          variant="primary"
          icon={<IconEye size={20} aria-hidden="true" />}
          onClick={() => setAsking('publish')}
        >
          {t('order.publish', { quarter: current })}
        </Button>
      )}
      {isAsking === 'close' && round && <CloseDialog game={game} round={round} onClose={close} />}
      {isAsking === 'publish' && round && <PublishDialog game={game} round={round} onClose={close} />}
    </>
  )
}

/** Offers to begin again after practice; once that is done, there is nothing to do. */
function Restart({ game }: { game: Game }) {
  const { t } = useTranslation('plans')
  const [isAsking, setAsking] = useState(false)
  const hasClosed = game.rounds.some(({ roundNb, etat }) => roundNb > 1 && etat === 0)
  if (!game.practice || !hasClosed) return null
  return (
    <>
      <Button variant="primary" onClick={() => setAsking(true)}>
        {t('order.restart')}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <RestartDialog game={game} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

function ReportLink({ game }: { game: Game }) {
  const { t } = useTranslation('plans')
  if (game.currentTrimestre <= 1) return null
  return (
    <Link to={`/app/admin/game/${game.id}/report`} className={buttonClass('secondary')} activeProps={{}}>
      <IconReport size={20} aria-hidden="true" />
      {t('order.report')}
    </Link>
  )
}

/** The views of a game that steps open. */
const tabs = [
  { name: 'quizzes', icon: <IconListCheck size={20} aria-hidden="true" /> },
  { name: 'peers', icon: <IconUsersGroup size={20} aria-hidden="true" /> },
  { name: 'grades', icon: <IconCertificate size={20} aria-hidden="true" /> },
] as const

function TabLink({
  game,
  tab: { name, icon },
  isFirst,
}: Pick<ActionProps, 'game' | 'isFirst'> & { tab: (typeof tabs)[number] }) {
  const { t } = useTranslation('plans')
  return (
    <Link
      to="/app/admin/games"
      search={{ game: game.id, tab: name } as never}
      className={linkClass(isFirst)}
      activeProps={{}}
    >
      {icon}
      {t(`order.${name}`)}
    </Link>
  )
}

function ConfigurationLink({ game }: { game: Game }) {
  const { t } = useTranslation('plans')
  return (
    <Link
      to="/app/admin/games"
      search={{ filter: game.name }}
      className={buttonClass('secondary')}
      activeProps={{}}
    >
      <IconSettings size={20} aria-hidden="true" />
      {t('order.configuration')}
    </Link>
  )
}
