/** The longest title of a quiz, in characters. */
export const quizTitleMax = 120

/** How many questions a paper has at most. */
export const quizQuestionsMax = 20

/** How often a question may be answered: at most, and unless staff say otherwise. */
export const quizAttemptsMax = 3
export const quizAttemptsDefault = 2

/** The points of a question that is right at the first, the second and the third attempt. */
export const pointsByAttempt = [1, 0.5, 0.25] as const

/** The largest seed of a quiz. */
export const quizSeedMax = 2_147_483_645
