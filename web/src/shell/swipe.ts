/** The distance in pixels from the start edge within which a swipe opens the menu. */
const edge = 24
const distanceMin = 60

type Point = { x: number; y: number }

/** Returns the direction of a horizontal swipe; null for a movement that is too short or too vertical. */
export function swipeOf(from: Point, to: Point, isRightToLeft: boolean): 'start' | 'end' | null {
  const across = to.x - from.x
  if (Math.abs(across) < distanceMin || Math.abs(to.y - from.y) > Math.abs(across) / 2) return null
  return across > 0 !== isRightToLeft ? 'end' : 'start'
}

/** Calls `act` for swipes with one finger, and passes whether they started at the start edge of the page. */
export function onSwipe(act: (towards: 'start' | 'end', fromEdge: boolean) => void): () => void {
  let from: Point | null = null
  const pointOf = ({ clientX, clientY }: Touch): Point => ({ x: clientX, y: clientY })
  const begin = ({ touches }: TouchEvent) => {
    const [touch] = touches
    from = touch && touches.length === 1 ? pointOf(touch) : null
  }
  const end = ({ changedTouches }: TouchEvent) => {
    const [touch] = changedTouches
    if (!from || !touch) return
    const isRightToLeft = document.documentElement.dir === 'rtl'
    const towards = swipeOf(from, pointOf(touch), isRightToLeft)
    const fromStart = isRightToLeft ? window.innerWidth - from.x : from.x
    if (towards) act(towards, fromStart <= edge)
    from = null
  }
  document.addEventListener('touchstart', begin, { passive: true })
  document.addEventListener('touchend', end, { passive: true })
  return () => {
    document.removeEventListener('touchstart', begin)
    document.removeEventListener('touchend', end)
  }
}
