export { type EventRow, findEvent } from './repo.ts'
export { isTax } from './tax.ts'
