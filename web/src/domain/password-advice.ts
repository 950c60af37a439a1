/** Rates a password from 0 (very weak) to 4 (very good): length counts most, variety helps. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password.length < 6) return 0
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter(kind => kind.test(password)).length
  const isMonotonous = new Set(password).size < Math.min(5, password.length / 2)
  const points =
    (password.length >= 8 ? 1 : 0) + (password.length >= 12 ? 1 : 0) + (password.length >= 16 ? 1 : 0)
  const total = points + (kinds >= 3 ? 1 : 0) + (kinds >= 2 && password.length >= 10 ? 1 : 0)
  const capped = Math.min(4, isMonotonous ? 1 : Math.max(1, total))
  return capped as 0 | 1 | 2 | 3 | 4
}
