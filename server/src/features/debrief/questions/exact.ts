/** An exact number: a fraction, so that no sum, quotient or comparison depends on the rounding of floats. */
export class Exact {
  private readonly numerator: bigint
  /** Above zero. */
  private readonly denominator: bigint

  private constructor(numerator: bigint, denominator: bigint) {
    this.numerator = numerator
    this.denominator = denominator
  }

  static readonly zero = new Exact(0n, 1n)

  /** Reads a human number, such as an amount with two decimals, as the decimals that it is written with. */
  static of(value: number): Exact {
    const [digits = '', exponent = '0'] = String(value).split('e')
    const [whole = '', decimals = ''] = digits.split('.')
    const scale = decimals.length - Number(exponent)
    const written = BigInt(whole + decimals)
    return scale > 0
      ? new Exact(written, 10n ** BigInt(scale))
      : new Exact(written * 10n ** BigInt(-scale), 1n)
  }

  plus({ numerator, denominator }: Exact): Exact {
    if (denominator === this.denominator) return new Exact(this.numerator + numerator, denominator)
    return new Exact(
      this.numerator * denominator + numerator * this.denominator,
      this.denominator * denominator,
    )
  }

  minus(other: Exact): Exact {
    return this.plus(other.negated())
  }

  negated(): Exact {
    return new Exact(-this.numerator, this.denominator)
  }

  times(other: Exact | number): Exact {
    const { numerator, denominator } = exactly(other)
    return new Exact(this.numerator * numerator, this.denominator * denominator)
  }

  /** @throws when the divisor is zero */
  over(other: Exact | number): Exact {
    const { numerator, denominator } = exactly(other)
    if (numerator === 0n) throw new RangeError('division by zero')
    const sign = numerator < 0n ? -1n : 1n
    return new Exact(this.numerator * denominator * sign, this.denominator * numerator * sign)
  }

  abs(): Exact {
    return this.numerator < 0n ? this.negated() : this
  }

  /** Returns a number below, equal to or above zero, as this is below, equal to or above the other. */
  compare(other: Exact | number): number {
    const { numerator, denominator } = exactly(other)
    const difference = this.numerator * denominator - numerator * this.denominator
    if (difference === 0n) return 0
    return difference < 0n ? -1 : 1
  }

  isAbove(other: Exact | number): boolean {
    return this.compare(other) > 0
  }

  isAtLeast(other: Exact | number): boolean {
    return this.compare(other) >= 0
  }

  /** Rounds half up, towards +∞. */
  rounded(decimals: number): number {
    const scale = 10n ** BigInt(decimals)
    const half = floorDivide(2n * this.numerator * scale + this.denominator, 2n * this.denominator)
    const [sign, digits] = half < 0n ? ['-', -half] : ['', half]
    const written = String(digits).padStart(decimals + 1, '0')
    const point = written.length - decimals
    return Number(`${sign}${written.slice(0, point)}.${written.slice(point)}0`)
  }

  /** Rounds up to a whole number. */
  ceiling(): number {
    return Number(-floorDivide(-this.numerator, this.denominator))
  }
}

const exactly = (value: Exact | number): Exact => (typeof value === 'number' ? Exact.of(value) : value)

const floorDivide = (dividend: bigint, divisor: bigint): bigint => {
  const quotient = dividend / divisor
  return dividend % divisor < 0n ? quotient - 1n : quotient
}
