import { useRouter } from '@tanstack/react-router'

/** Whether a screen of this path exists. Asked of the router: the table of routes itself imports this page. */
export function useIsScreen(): (path: string) => boolean {
  const { routesByPath } = useRouter()
  return path => Object.hasOwn(routesByPath, path)
}
