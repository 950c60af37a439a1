/** The managers that play the campaigns, as the command introduces them. */
export const managers: Record<string, string> = {
  idle: 'decides nothing: every decision keeps its default',
  ordinary:
    'follows demand (plan, staff, machines, loans from its last result) with constant prices and budgets near the defaults, which differ by seed',
  good: 'follows demand too; a search over 20 habits against the very rivals of the campaign has chosen its constants',
  'strong rival': 'plays what the good manager plays against ordinary rivals, at a slightly different price',
  trickster: 'the good manager, but with one trick in the last quarter or in the last two',
  'cartel member': 'keeps the price and the habits that are best for all when all have the same',
  traitor: 'a cartel member who undercuts, at the price and with the plan that a search finds best for it',
  cheap: 'sells below the reference price; plays its best response to the market, found by search',
  dear: 'sells above the reference price; likewise',
  spendthrift: 'low prices and budgets five times too large, on loans: makes losses',
  generous: 'ordinary, but pays out every dividend that it may',
  erratic: "the engine's test bot: decides at random, also outside the ranges",
}
