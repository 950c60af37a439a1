import { describe, expect, test } from 'vitest'
import { themes } from '../preferences.ts'
import palette from './palette.css?raw'
import tokens from './tokens.css?raw'

// Checks WCAG 2.2, 1.4.3 and 1.4.11, on the actual style sheets: every role on every background it is used on.

type Colour = [red: number, green: number, blue: number]
type Values = Record<string, string>

const text = 4.5
const shape = 3

/** Returns the custom properties of every rule whose selector list contains one of these selectors. */
function valuesOf(sheet: string, ...selectors: string[]): Values {
  const rules = [...sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  const own = rules.filter(([, head = '']) => head.split(',').some(part => selectors.includes(part.trim())))
  return Object.fromEntries(
    own.flatMap(([, , body = '']) =>
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  )
}

function colourOf(value: string, values: Values): Colour {
  const [, variable] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
  if (variable) return colourOf(values[variable] ?? '', values)
  const [, first, share, second] =
    /^color-mix\(in srgb, (.+?) (\S+%|var\(--[\w-]+\)), (.+)\)$/.exec(value) ?? []
  if (first && share && second) {
    const part = Number.parseFloat(share.startsWith('var') ? (values[share.slice(4, -1)] ?? '') : share) / 100
    const [a, b] = [colourOf(first, values), colourOf(second, values)]
    const mix = (index: 0 | 1 | 2) => a[index] * part + b[index] * (1 - part)
    return [mix(0), mix(1), mix(2)]
  }
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(value)
  if (!hex) throw new Error(`no colour: ${value}`)
  const channel = (index: number) => Number.parseInt(hex[index] ?? '', 16)
  return [channel(1), channel(2), channel(3)]
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map(channel => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const paperGrounds = ['--paper', '--canvas', '--raised', '--sunken']
const grounds = [...paperGrounds, '--tint']
const tones = ['--error', '--success', '--warning', '--info']

const pairs: [role: string, grounds: string[], least: number][] = [
  ['--text', [...grounds, '--tint-strong', ...tones.map(tone => `${tone}-tint`)], text],
  ['--text-2', grounds, text],
  ['--primary', [...grounds, '--tint-strong'], shape],
  ['--primary', ['--paper', '--canvas', '--raised', '--tint'], text],
  ['--on-primary', ['--primary', '--primary-hover'], text],
  ['--border-control', ['--paper', '--raised'], shape],
  ['--focus', grounds, shape],
  ...tones.map((tone): [string, string[], number] => [tone, ['--paper', '--raised', `${tone}-tint`], text]),
  ['--chart-stock', ['--paper'], shape],
  ['--chart-production', ['--paper'], shape],
  ['--chart-demand', ['--paper'], shape],
]

describe.each(['light', 'dark'])('%s', scheme => {
  test.each(themes)('%s has enough contrast', theme => {
    const values = {
      ...valuesOf(tokens, ':root', `:root[data-scheme="${scheme}"]`),
      ...valuesOf(palette, `:root[data-theme="${theme}"]`),
    }
    const weak = pairs.flatMap(([role, on, least]) =>
      on
        .map(ground => ({
          role,
          ground,
          found: contrast(colourOf(values[role] ?? '', values), colourOf(values[ground] ?? '', values)),
        }))
        .filter(({ found }) => found < least)
        .map(({ role: name, ground, found }) => `${name} on ${ground}: ${found.toFixed(2)} < ${least}`),
    )
    expect(weak).toEqual([])
  })
})
