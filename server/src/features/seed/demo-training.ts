import type { NewTraining } from '@trimestre/contract/trainings'
import type { Context } from '../../platform/context.ts'
import { createTraining } from '../trainings/service.ts'
import { findByLoginName } from '../users/service.ts'
import { findDemoProductId, hasTraining } from './demo-game-repo.ts'

/** A short year against five computers that play in different ways: the first thing that a visitor can play alone. */
const demoTraining: NewTraining = {
  name: 'Un an contre cinq ordinateurs',
  phase: 'Croissance',
  levelGame: 2,
  nbTurns: 4,
  computers: [
    { level: 1, temperament: 'prudent' },
    { level: 1, temperament: 'prix' },
    { level: 2, temperament: 'qualite' },
    { level: 2, temperament: 'innovateur' },
    { level: 3, temperament: 'prudent' },
  ],
  open: true,
  players: [],
  counts: 'best',
}

/** Offers every player a training, unless there is one already: an interrupted start may have made it. */
export async function createDemoTraining(context: Context): Promise<void> {
  const owner = await findByLoginName(context.db, 'admin')
  if (owner === undefined || (await hasTraining(context.db, demoTraining.name))) return
  await createTraining(context, owner.id, {
    ...demoTraining,
    id_product: await findDemoProductId(context.db),
  })
}
