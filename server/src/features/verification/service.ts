export { readVerification, storeVerification } from './repo.ts'
