export { findProduct, insertProduct, type ProductRow } from './repo.ts'
