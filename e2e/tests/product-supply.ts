import { type Product, startProduct } from './run-product.ts'

/**
 * Supplies each test file with a product of its own, without data of other files. The next product starts while a file
 * runs, so that no test waits for it.
 */
export class ProductPool {
  #file: string | undefined
  #current: Promise<Product> | undefined
  #next: Promise<Product> | undefined
  #endings: Promise<void>[] = []

  /** Returns the product of this file. */
  productFor(file: string): Promise<Product> {
    if (this.#current && this.#file === file) return this.#current
    this.#endings.push(stop(this.#current))
    this.#file = file
    this.#current = this.#next ?? startProduct()
    this.#next = this.#current.then(() => startProduct())
    // The file that needs this product gets the error.
    this.#next.catch(() => undefined)
    return this.#current
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#endings, stop(this.#current), stop(this.#next)])
  }
}

async function stop(starting: Promise<Product> | undefined): Promise<void> {
  const product = await starting?.catch(() => undefined)
  await product?.stop()
}
