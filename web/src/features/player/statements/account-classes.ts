/** Groups accounts by their class, the first digit of their number. */
export const byClass = <A extends { compte: string }>(accounts: readonly A[]): [string, A[]][] => [
  ...Map.groupBy(accounts, ({ compte }) => compte.charAt(0)),
]
