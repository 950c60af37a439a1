/** An answer that is written as JSON already, and else like any other. */
export class WrittenJson {
  readonly bytes: Buffer
  readonly type = 'application/json; charset=utf-8'

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }
}
