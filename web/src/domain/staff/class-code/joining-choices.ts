import type { Joining } from '@trimestre/contract/games'

/** Who may join without a code, as the contract lists it, whose schemas would be loaded with its list. */
export const joiningChoices = ['open', 'untilFirstPass', 'closed'] as const satisfies readonly Joining[]
