// All tables, by subject: users and their sessions, the catalogue, games, trainings, rounds and branches, companies,
// quarters, teaching, operation.
export * from './tables/branches.ts'
export * from './tables/catalogue.ts'
export * from './tables/companies.ts'
export * from './tables/games.ts'
export * from './tables/operation.ts'
export * from './tables/quarters.ts'
export * from './tables/rounds.ts'
export * from './tables/teaching.ts'
export * from './tables/trainings.ts'
export * from './tables/users.ts'
