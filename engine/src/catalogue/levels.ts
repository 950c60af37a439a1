/** A level of the game: a decision is open when its own level is at most the game's. */
export interface Level {
  readonly level: number
  readonly name: string
  readonly en: string
  readonly description: string
}

export const levels: readonly Level[] = [
  {
    level: 1,
    name: 'Découverte',
    en: 'Discovery',
    description: 'Produire, embaucher, fixer le prix et la publicité.',
  },
  {
    level: 2,
    name: 'Gestion',
    en: 'Management',
    description: 'Investir, entretenir, former, contrôler la qualité, stocker, emprunter.',
  },
  {
    level: 3,
    name: 'Confirmé',
    en: 'Advanced',
    description: 'R&D, salaires, gammes, transport, crédit client, service, études.',
  },
  {
    level: 4,
    name: 'Expert',
    en: 'Expert',
    description: 'Heures supplémentaires, extension, négoce, durée des prêts, dividendes.',
  },
]

/** The lowest level, at which a game can always be played. */
export const LEVEL_MIN = 1

/** The highest level with decisions of its own; also the default of a game. */
export const LEVEL_MAX = 4
