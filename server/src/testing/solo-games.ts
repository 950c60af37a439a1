import type { NewSolo } from '@trimestre/contract/trainings'

/** The settings of a short solo game against one computer. */
export const aSoloRecipe: Omit<NewSolo, 'id_product'> = {
  phase: 'Croissance',
  levelGame: 1,
  nbTurns: 1,
  computers: [{ level: 1, temperament: 'prudent' }],
}
