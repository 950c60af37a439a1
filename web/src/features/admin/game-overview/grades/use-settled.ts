import { useEffect, useState } from 'react'

/** Returns a value once it has stayed the same for some milliseconds; the first one at once. */
export function useSettled<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}
