import type { useRouter } from '@tanstack/react-router'
import { tourStops } from '@trimestre/contract/tour'
import { type Driver, driver } from 'driver.js'
import type { TFunction } from 'i18next'
import { prefersReducedMotion } from '../../ui/preferences.ts'
import { normalPath } from '../normal-path.ts'
import './tour.css'
import { tourPlaces } from './tour-places.ts'
import { shownTarget } from './tour-target.ts'

type Options = {
  t: TFunction<['tour', 'common']>
  router: ReturnType<typeof useRouter>
  /** The index of the first stop, and how many stops the player has seen before. */
  first: number
  seen: number
  onSeen(step: number): void
  /** The button that started the tour, which is focused at its end where it is still shown. */
  button: HTMLElement | null
}

/** Ends the tour in progress; there is one at most. */
let endCurrent: (() => void) | null = null

/** Shows the stops one after the other, across screens. It points at what is there and fills nothing in. */
export async function runTour(options: Options): Promise<void> {
  endCurrent?.()
  const tour = new Tour(options)
  endCurrent = () => tour.end()
  await tour.show(options.first)
}

class Tour {
  readonly #options: Options
  #seen: number
  #popover: Driver | null = null
  #target: Element | null = null
  /** The path to which the tour itself is going; any other one ends it. */
  #path: string
  #hasEnded = false
  readonly #stopListening: () => void
  readonly #resizes = new ResizeObserver(() => this.#popover?.refresh())
  readonly #listeners = new AbortController()

  constructor(options: Options) {
    this.#options = options
    this.#seen = options.seen
    this.#path = normalPath(location.pathname)
    this.#stopListening = options.router.subscribe('onBeforeNavigate', ({ toLocation }) => {
      if (normalPath(toLocation.pathname) !== this.#path) this.end()
    })
    this.#resizes.observe(document.body)
    // A screen moves into its place when it is opened.
    const { signal } = this.#listeners
    for (const end of ['animationend', 'transitionend'])
      document.addEventListener(end, () => this.#popover?.refresh(), { signal })
  }

  async show(index: number): Promise<void> {
    const stop = tourStops[index]
    if (stop === undefined) return this.end()
    this.#close()
    const { path, target } = tourPlaces[stop]
    this.#path = path
    const here = normalPath(decodeURIComponent(location.pathname))
    if (here !== path) await this.#options.router.navigate({ to: path })
    const element = await shownTarget(target)
    // A player who stays to keep unsaved values, or goes elsewhere, ends the tour; it can be resumed.
    if (this.#hasEnded || normalPath(decodeURIComponent(location.pathname)) !== path) return this.end()
    this.#point(index, stop, element)
    if (index + 1 <= this.#seen) return
    this.#seen = index + 1
    this.#options.onSeen(this.#seen)
  }

  end(): void {
    if (this.#hasEnded) return
    this.#hasEnded = true
    this.#stopListening()
    this.#resizes.disconnect()
    this.#listeners.abort()
    this.#close()
    endCurrent = null
    focusAfter(this.#options.button, this.#target)
  }

  #close(): void {
    const popover = this.#popover
    this.#popover = null
    popover?.destroy()
  }

  #point(index: number, stop: (typeof tourStops)[number], element: Element | null): void {
    const { t } = this.#options
    const isLast = index === tourStops.length - 1
    const popover = driver({
      animate: false,
      overlayOpacity: prefersReducedMotion() ? 0 : 0.45,
      stagePadding: 8,
      stageRadius: 10,
      // Escape and a click next to what is shown.
      onDestroyed: () => {
        if (this.#popover === popover) this.end()
      },
    })
    this.#popover = popover
    this.#target = element
    popover.highlight({
      ...(element && { element }),
      popover: {
        title: t(`tour:stop.${stop}.title`),
        description: t(`tour:stop.${stop}.text`),
        showButtons: index === 0 ? ['next', 'close'] : ['previous', 'next', 'close'],
        showProgress: true,
        progressText: t('tour:progress', { stop: index + 1, total: tourStops.length }),
        nextBtnText: t(isLast ? 'tour:done' : 'tour:next'),
        prevBtnText: t('tour:previous'),
        onNextClick: () => void this.show(index + 1),
        onPrevClick: () => void this.show(index - 1),
        onCloseClick: () => this.end(),
        onPopoverRender: ({ wrapper, title, footer, closeButton }) => {
          wrapper.dataset.screenOnly = ''
          // The library makes landmarks of the page of them.
          title.role = 'heading'
          title.ariaLevel = '2'
          footer.role = 'group'
          closeButton.setAttribute('aria-label', t('tour:close'))
        },
      },
    })
    // The library marks the element as a button that opens the dialog, which it is not.
    for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) element?.removeAttribute(name)
    document.querySelector<HTMLElement>('.driver-popover-next-btn')?.focus()
  }
}

/** Returns the focus to the button of the tour, or else to what the last stop pointed at. */
function focusAfter(button: HTMLElement | null, target: Element | null): void {
  const field = target?.querySelector<HTMLElement>('input')
  const other = target?.querySelector<HTMLElement>('button, a[href]')
  const next = [button, field, other, document.querySelector<HTMLElement>('#content')].find(
    each => each?.isConnected,
  )
  next?.focus()
}
