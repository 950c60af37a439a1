export { findMenu } from './repo.ts'
