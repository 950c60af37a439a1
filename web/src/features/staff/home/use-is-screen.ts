import { useRouter } from '@tanstack/react-router'

/** Returns whether a page with this path exists. It uses the router, since the route table itself imports this page. */
export function useIsScreen(): (path: string) => boolean {
  const { routesByPath } = useRouter()
  return path => Object.hasOwn(routesByPath, path)
}
