/** The parts of `npm run test:full`, as `tools/gate/parts.mjs` describes them. */
const parts = [
  'engine',
  'processes',
  'database',
  'campaigns',
  'accessibility',
  'first-visit',
  'languages',
  'journeys',
  'calendar',
] as const

export type Part = (typeof parts)[number]

export const isPart = (name: string): name is Part => (parts as readonly string[]).includes(name)
