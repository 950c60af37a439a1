import type { GradeComponent, GradeScheme } from '@trimestre/contract/grading'

export const aComponent = (given: Partial<GradeComponent> = {}): GradeComponent => ({
  ...{ key: 'oral', kind: 'manual', weight: 100, normalisation: 'absolute' },
  ...given,
})

/** A grade out of 20 for an oral presentation alone, unless something else is given. */
export const aGradingScheme = (given: Partial<GradeScheme> = {}): GradeScheme => ({
  components: [aComponent()],
  missing: 'redistribute',
  scale: { kind: 'number', max: 20, step: 0.01 },
  ...given,
})
