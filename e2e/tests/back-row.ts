import type { Page } from '@playwright/test'

type Fault = { text: string; size: number; contrast: number }

/** Returns the texts that the back row of a class could not read: under 28 px, or with a contrast under 7 to 1. */
export function unreadableTexts(page: Page): Promise<Fault[]> {
  return page.evaluate(() => {
    const smallest = 28
    const faintest = 7
    type Colour = [number, number, number, number]

    /** Parses any computed colour into red, green and blue (0 to 255) and opacity (0 to 1). */
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const read = (colour: string): Colour => {
      if (!canvas) throw new Error('no canvas')
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, opacity = 0] = canvas.getImageData(0, 0, 1, 1).data
      return [red, green, blue, opacity / 255]
    }
    const luminance = ([red, green, blue]: Colour): number => {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map(part => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const behind = (element: Element): Colour => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const colour = read(getComputedStyle(at).backgroundColor)
        if (colour[3] > 0.99) return colour
      }
      return [255, 255, 255, 1]
    }
    const faults: Fault[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!element || text === '' || /^(SCRIPT|STYLE|NOSCRIPT|OPTION)$/.test(element.tagName)) continue
      if (element.closest('.visually-hidden') || !element.checkVisibility()) continue
      const style = getComputedStyle(element)
      const colour = read(element instanceof SVGElement ? style.fill : style.color)
      const [one, other] = [luminance(colour), luminance(behind(element))]
      const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
      const size = Number.parseFloat(style.fontSize)
      if (size < smallest || contrast < faintest) faults.push({ text, size, contrast })
    }
    return faults
  })
}
